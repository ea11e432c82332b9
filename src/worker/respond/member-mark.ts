import type { Payload } from '#app/view.ts';
import type { AppContext, Variables } from '../context.ts';
import { userOf } from '../visitor.ts';

/** Only for who is signed in, whose answers are stored nowhere. An early failure has no visitor yet. */
export function memberMark(c: AppContext): Pick<Payload, 'isMember'> {
  const visitor: Variables['visitor'] | undefined = c.get('visitor');
  return visitor && userOf(visitor) ? { isMember: true } : {};
}
