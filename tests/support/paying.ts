import { signedIn } from './members.ts';
import { addPayer } from './payments.ts';

export const daySeconds = 86_400;
/** Epoch seconds, as the payment service counts. */
export const now = Math.floor(Date.now() / 1000);

let made = 0;

/** A member with a customer number, and what Stripe says of their subscription: `says('updated', {...}, 60)`. */
export async function paying() {
  made += 1;
  const member = await signedIn();
  const customer = `cus_of_${made}`;
  await addPayer(member.id, customer);
  let said = 0;
  const says = (
    word: string,
    change: object = {},
    after = 0,
    subscription = `sub_of_${customer}`,
  ) => {
    said += 1;
    return {
      id: `evt_${customer}_${said}`,
      object: 'event',
      type: `customer.subscription.${word}`,
      created: now + after,
      data: {
        object: {
          id: subscription,
          customer,
          status: 'active',
          cancel_at_period_end: false,
          items: { data: [{ current_period_end: now + 30 * daySeconds }] },
          ...change,
        },
      },
    };
  };
  return { ...member, customer, says };
}
