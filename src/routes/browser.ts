import '#app/styles/index.css';
import { startAnswering } from '#app/first-answers.ts';

const store = startAnswering();

/** Settled when the page is hydrated; the boot script waits for it. Not awaited here: other chunks import this one. */
export const started = store && import('./hydrate.ts').then(({ hydrate }) => hydrate(store));
