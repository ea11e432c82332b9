import { accountPlaces } from './data-maps/account.ts';
import { claimsPlaces } from './data-maps/claims.ts';
import { keptPlaces } from './data-maps/kept.ts';
import { passingPlaces } from './data-maps/passing.ts';
import { paymentsPlaces } from './data-maps/payments.ts';
import type { Places } from './data-maps/place.ts';
import { profilesPlaces } from './data-maps/profiles.ts';

/**
 * Every column of every table that can hold something about a member. A test fails for a table or a column that is
 * neither here nor among `tablesWithoutMembers`, and for one that is not where this says.
 */
export const dataMap: Places = {
  ...accountPlaces,
  ...paymentsPlaces,
  ...keptPlaces,
  ...profilesPlaces,
  ...claimsPlaces,
  ...passingPlaces,
};

/** Tables that hold nothing about members. */
export const tablesWithoutMembers: readonly string[] = [
  'location',
  'category',
  'typeface',
  'typeface_style',
  'typeface_type',
  'typeface_designer',
  'typeface_link',
  'face',
  'language',
  'pangram',
  'pairing',
  'pairing_typeface',
  'palette',
  'palette_tag',
  'palette_tagged',
  'palette_website',
  'website',
  'website_category',
  'credit',
  'website_typeface',
  'website_color',
  'fact',
  'event_day',
  'payment_sweep',
  'event_key',
  'event_message',
  'ad',
  'announcement',
  'catalogue',
  'lease',
  'import_run',
];
