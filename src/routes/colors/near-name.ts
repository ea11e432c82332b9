import type { NamedColor } from '#domain/color/color-name.ts';

/** A name and how far its colour is from the one asked for (delta E OK). */
export interface NearName extends NamedColor {
  apart: number;
}
