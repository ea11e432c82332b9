import { Hono } from 'hono';
import type { AppEnv } from '../context.ts';
import { meFavorites } from './me-favorites.ts';
import { limitBody, limitWrites, membersOnly } from './me-request.ts';

/** What belongs to who is signed in. */
export const me = new Hono<AppEnv>();

me.use(membersOnly());
me.use(limitWrites());
me.use(limitBody);
me.route('/', meFavorites);
