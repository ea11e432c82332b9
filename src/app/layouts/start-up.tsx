import styles from '#app/layouts/layouts.module.css';
import { Prompts } from '#app/layouts/prompts.tsx';
import { useInit } from '#app/remote/use-init.ts';
import { useSession } from '#app/remote/use-session.ts';
import { Banner } from '#app/ui/banner.tsx';

/** Parts that ask the server once the page has settled: one chunk, with SWR in it. */

/** Who is signed in, once it is known. Signed out: nothing. */
export function Account() {
  const { user } = useSession();
  return user && <span className={styles.account}>{user.fullname || user.email}</span>;
}

/** The announcement, and the dialogs that come by themselves. */
export function Notices() {
  const banner = useInit()?.announcementBanner;
  return (
    <>
      {banner && <Banner key={banner.id} {...banner} />}
      <Prompts />
    </>
  );
}
