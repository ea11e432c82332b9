import type { ComponentType } from 'react';
import type { ColorMode } from '#app/state/color-mode.ts';

export type LayoutName = 'admin' | 'auth' | 'blank' | 'content' | 'default';

/** Head tags of a page. Addresses are paths of this site. */
export interface Meta {
  title: string;
  description?: string;
  /** Canonical path with its query. */
  canonical?: string;
  robots?: 'noindex';
  previous?: string;
  next?: string;
  /** The thing that the page is about, for counting who saw it. */
  about?: { kind: 'website' | 'typeface' | 'profile'; id: number };
  /** Structured data: written by the server into the document, never sent with a payload. */
  jsonLd?: readonly object[];
  /** The rules that this page alone is set in: written into the document, fetched on client navigation. */
  sheet?: PageSheet | undefined;
}

/** A style sheet with its address, for a page that finds it in the document. */
export interface PageSheet {
  href: string;
  css: string;
}

/** What the loader gave, for the document and for client navigation alike. */
export interface Payload {
  status: number;
  build: string;
  /** The route's id, which is also its folder. */
  route: string;
  layout: LayoutName;
  colorMode?: ColorMode;
  /** Read by somebody who is signed in: the header says so before it has asked. Never in what is kept. */
  isMember?: true;
  /** An error that the page around it does not outlive: client navigation loads it as a document. */
  isFatal?: true;
  data: object;
  meta: Meta;
}

/** A guard's verdict travels the same way. */
export interface PayloadRedirect {
  status: number;
  build: string;
  redirect: string;
  /** Words of an info toast that explains the redirect. */
  toast?: string;
}

export type PayloadAnswer = Payload | PayloadRedirect;

/** A payload with the component that shows it: what the page atom holds. */
export interface View extends Payload {
  /** Path and query of the page. */
  path: string;
  Page: ComponentType<Record<string, unknown>>;
}
