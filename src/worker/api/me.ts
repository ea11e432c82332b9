import { Hono } from 'hono';
import type { AppEnv } from '../context.ts';
import { limitWrites } from '../middleware/limit-writes.ts';
import { meCollectionFiles } from './me-collection-files.ts';
import { meCollectionItems } from './me-collection-items.ts';
import { meCollections } from './me-collections.ts';
import { meFavorites } from './me-favorites.ts';
import { limitBody, membersOnly, tooMany } from './me-request.ts';

/** What belongs to who is signed in. */
export const me = new Hono<AppEnv>();

me.use(membersOnly());
me.use(limitWrites(tooMany));
me.use(limitBody);
me.route('/', meFavorites);
me.route('/collections', meCollections);
me.route('/collections', meCollectionItems);
me.route('/collections', meCollectionFiles);
