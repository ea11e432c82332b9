import { z } from 'zod';
import { textOf } from '#domain/form-text.ts';
import type { WayOut } from '#domain/ports.ts';
import { intervals, priceText, savingText } from '#domain/supporter/plan.ts';
import { readStanding } from '#domain/supporter/standing.ts';
import { urls } from '#domain/urls.ts';
import { ownPath } from '#domain/user/own-path.ts';
import { type ActionAnswer, type ActionContext, defineRoute } from '#routes/contract.ts';
import type { OfferProps } from './offer-props.ts';

const form = z.object({ interval: z.enum(intervals) });

export const route = defineRoute<unknown, unknown, OfferProps>({
  id: 'supporters/offer',
  access: 'public',
  layout: 'default',
  cache: 'public',
  async load({ db, user, payments }) {
    const { plans, isTest } = await payments();
    return {
      offers: plans.map((plan) => ({
        interval: plan.interval,
        price: priceText(plan),
        saving: savingText(plan, plans),
      })),
      isTest,
      standing: user && (await readStanding(db, user)),
      problem: null,
      leave: null,
    };
  },
  meta: ({ problem }) => ({
    title: problem ? 'Not yet: Supporters' : 'Supporters',
    description:
      'Specimen is free to read. What supporters pay for, what it costs, and what is not for sale.',
    canonical: urls.supporters(),
  }),
  page: () => import('./page.tsx'),
  actions: { support, manage },
});

type Answered = Promise<ActionAnswer<OfferProps>>;

async function support(sent: FormData, { user, payments }: ActionContext): Answered {
  if (!user) return { to: urls.auth(urls.supporters()) };
  const read = form.safeParse({ interval: textOf(sent, 'interval') });
  if (!read.success) return { status: 422, props: { problem: 'Choose what to pay first.' } };
  return onward(await (await payments()).openCheckout(user, read.data.interval), 'checkout');
}

async function manage(_sent: FormData, { user, payments, from }: ActionContext): Answered {
  if (!user) return { to: urls.auth(urls.supporters()) };
  const back = ownPath(from ?? '') ?? urls.supporters();
  return onward(await (await payments()).openPortal(user, back), 'portal');
}

const words = {
  closed: 'There is nothing to pay here at the moment, and nothing was charged.',
  paying: 'You are a supporter already, or your payment is on its way. Nothing was charged again.',
  failed:
    'Stripe, which takes the payment, did not answer. Nothing was charged or changed. Try again in a minute.',
  busy: 'You have been on your way to Stripe many times within the hour. Wait a while, then try again.',
};
const statuses = { closed: 409, paying: 409, failed: 503, busy: 429 } as const;

function onward(way: WayOut, to: 'checkout' | 'portal'): ActionAnswer<OfferProps> {
  if (way.ok) return { status: 200, props: { leave: { to, href: way.url } }, refresh: way.url };
  return { status: statuses[way.reason], props: { problem: words[way.reason] } };
}
