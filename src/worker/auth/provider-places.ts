import type { Env } from '../env.ts';
import { placeOf } from '../site-origin.ts';

/** Where each provider asks the person, and where we ask it. */
export interface ProviderPlaces {
  github: { authorize: string; token: string; user: string; emails: string };
  google: { authorize: string; token: string; keys: string };
}

const own: ProviderPlaces = {
  github: {
    authorize: 'https://github.com/login/oauth/authorize',
    token: 'https://github.com/login/oauth/access_token',
    user: 'https://api.github.com/user',
    emails: 'https://api.github.com/user/emails',
  },
  google: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
  },
};

const loopback = /^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/;

/** A local site may name a double on this machine: `https://host/path` is asked there as `/host/path`. */
export function placesOf(env: Env): ProviderPlaces {
  const double = env.OAUTH_DOUBLE ?? '';
  if (double === '' || placeOf(env) !== 'local') return own;
  if (!loopback.test(double))
    throw new Error('OAUTH_DOUBLE must be http://localhost:PORT or http://127.0.0.1:PORT');
  const there = (address: string) => address.replace('https:/', double);
  const { github, google } = own;
  return {
    github: {
      authorize: there(github.authorize),
      token: there(github.token),
      user: there(github.user),
      emails: there(github.emails),
    },
    google: {
      authorize: there(google.authorize),
      token: there(google.token),
      keys: there(google.keys),
    },
  };
}
