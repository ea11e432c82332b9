import { Hono } from 'hono';
import type { AppEnv } from '../context.ts';
import { meCollectionFiles } from './me-collection-files.ts';
import { meCollectionItems } from './me-collection-items.ts';
import { meCollections } from './me-collections.ts';
import { meFavorites } from './me-favorites.ts';
import { limitBody, limitWrites, membersOnly } from './me-request.ts';

/** What belongs to who is signed in. */
export const me = new Hono<AppEnv>();

me.use(membersOnly());
me.use(limitWrites());
me.use(limitBody);
me.route('/', meFavorites);
me.route('/collections', meCollections);
me.route('/collections', meCollectionItems);
me.route('/collections', meCollectionFiles);
