/** What a browser sends along with a write from one of our own pages. */
export const sameSite = { 'sec-fetch-site': 'same-origin' };

/** Where else a write may come from: all of it is refused. */
export const elsewhere: Record<string, string>[] = [
  {},
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { origin: 'http://localhost.evil.example:8787' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];
