import { Header } from '#app/layouts/header.tsx';
import type { LayoutProps } from '#app/layouts/layouts.ts';
import styles from './layouts.module.css';

export function AdminLayout({ route, isMember, children }: LayoutProps) {
  return (
    <>
      <Header route={route} isMember={isMember} />
      <main id="main" className={`wrap ${styles.admin}`}>
        {children}
      </main>
    </>
  );
}
