import { Footer } from '#app/layouts/footer.tsx';
import { Header } from '#app/layouts/header.tsx';
import type { LayoutProps } from '#app/layouts/layouts.ts';
import { loadNotices } from '#app/layouts/parts.ts';
import { Later } from '#app/ui/later.tsx';
import styles from './layouts.module.css';

/** For running text: one measure, links in blue. */
export function ContentLayout({ route, isMember, children }: LayoutProps) {
  return (
    <>
      <Header route={route} isMember={isMember} />
      <main id="main" className={`wrap ${styles.content}`}>
        {children}
      </main>
      <Footer />
      <Later load={loadNotices} />
    </>
  );
}
