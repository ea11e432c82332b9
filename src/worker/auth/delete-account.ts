import { urls } from '#domain/urls.ts';
import { deleteAccount, listOtherAddresses } from '#domain/user/deletion-store.ts';
import { recipientOf, sendMail } from '../mail/outbox.ts';
import { accountMail } from '../mail/templates.tsx';
import { memberPictures } from '../member-pictures.ts';
import type { Door } from './door.ts';
import { requireLimits } from './limits.ts';
import { proveSelf } from './prove-self.ts';

/** Once it is certain who asks, everything goes at once; the last mail is the only thing that is left to send. */
export async function deleteOwnAccount(
  door: Door,
  { password, keepsPublic }: { password: string; keepsPublic: boolean },
): Promise<void> {
  await requireLimits(door, '/delete-account', null);
  const { id: user, email } = await proveSelf(door, password);
  const addresses = [email, ...(await listOtherAddresses(door.db, user))];
  const recipients = await Promise.all(addresses.map((to) => recipientOf(door.env, to)));
  const deletion = { user, email, recipients, keepsPublic };
  const pictures = await deleteAccount(door.db, deletion, door.now);
  if (!pictures) return;
  const { forgetLeavers } = await import('../payments/sweep.ts');
  door.later(forgetLeavers(door.env, door.now));
  // Bytes that no row names any more: what the store does not let go of now, nobody can ask for.
  await memberPictures(door.env)
    .drop(pictures)
    .catch(() => {});
  await sendMail(door, await accountMail('deleted', email, door.origin + urls.home()));
}
