import { periodEnd, type Subscription } from './objects.ts';

export type Note = 'declined' | null;

interface Checkout {
  plan: { amount: number; currency: string; interval: string };
  cancel: string;
  isPaid: boolean;
}

const style = `:root{color-scheme:light dark;font:16px/24px system-ui,sans-serif}body{max-width:34rem;margin:0 auto;padding:0 1rem 4rem}
.mark{margin:0 -1rem 2rem;padding:.75rem 1rem;background:#7a4b00;color:#fff;font-weight:600}button,a.button{font:inherit;padding:.5rem 1rem;border:1px solid;border-radius:6px;background:none;color:inherit;cursor:pointer}
form{display:flex;flex-wrap:wrap;gap:.75rem;margin:1rem 0}li{padding:1rem 0;border-top:1px solid #8886}ul{list-style:none;padding:0}`;

/** Where one pays, or does not. */
export function checkoutPage({ plan, cancel, isPaid }: Checkout, note: Note): Response {
  if (isPaid)
    return page('This is paid already', `<p><a href="${safe(cancel)}">Back to the site</a></p>`);
  const price = `${(plan.amount / 100).toFixed(2)} ${plan.currency.toUpperCase()} a ${plan.interval}`;
  return page(
    'Test checkout',
    `${note ? '<p role="alert">The test card was declined. Nothing was charged.</p>' : ''}
    <p>Specimen supporter: <b>${safe(price)}</b></p>
    <form method="post">${button('pay', 'Pay with the test card')}${button('decline', 'Have the card declined')}</form>
    <p><a href="${safe(cancel)}">Back without paying</a></p>`,
  );
}

const buttons = {
  active: [
    ['renew', 'Let a period pass and be paid'],
    ['fail', 'Let a payment fail'],
    ['end', 'End now'],
  ],
  past_due: [
    ['renew', 'Pay what is due'],
    ['end', 'End now'],
  ],
  canceled: [],
} as const;

/** Where a subscription is cancelled, and where time can be made to pass. */
export function portalPage(theirs: readonly Subscription[], back: string, now: number): Response {
  const items = theirs.map((one) => {
    const own = `<input type="hidden" name="subscription" value="${safe(one.id)}">`;
    const isOver = one.status === 'canceled';
    const cancel = one.isEnding
      ? button('resume', 'Do not cancel')
      : button('cancel', 'Cancel subscription');
    const rest = buttons[one.status].map(([name, words]) => button(name, words)).join('');
    return `<li><p>A ${one.plan.interval}ly subscription: ${wordsOf(one, now)}</p>
      <form method="post">${own}${isOver ? '' : cancel}${rest}</form></li>`;
  });
  return page(
    'Test portal',
    `<ul>${items.join('') || '<li>No subscription</li>'}</ul><p><a href="${safe(back)}">Back to the site</a></p>`,
  );
}

function wordsOf(one: Subscription, now: number): string {
  const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
  if (one.status === 'canceled') return `ended ${day(one.endedAt ?? now)}`;
  if (one.status === 'past_due') return 'the last payment failed';
  return `${one.isEnding ? 'cancelled, ends' : 'paid until'} ${day(periodEnd(one))}`;
}

function button(action: string, words: string): string {
  return `<button name="action" value="${action}">${words}</button>`;
}

function page(title: string, body: string): Response {
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${title}</title><style>${style}</style></head><body>
<p class="mark">Test checkout on this machine: no money moves, no card is asked for.</p>
<main><h1>${title}</h1>${body}</main></body></html>`;
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function safe(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
