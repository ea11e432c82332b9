import { Header } from '#app/layouts/header.tsx';
import type { LayoutProps } from '#app/layouts/layouts.ts';
import styles from './layouts.module.css';

export function AdminLayout({ route, children }: LayoutProps) {
  return (
    <>
      <Header route={route} />
      <main id="main" className={`wrap ${styles.admin}`}>
        {children}
      </main>
    </>
  );
}
