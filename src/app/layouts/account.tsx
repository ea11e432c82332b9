import { useSession } from '#app/remote/use-session.ts';
import styles from './layouts.module.css';

/** Who is signed in, once it is known. Signed out: nothing. */
export function Account() {
  const { user } = useSession();
  return user && <span className={styles.account}>{user.fullname || user.email}</span>;
}
