import { Footer } from '#app/layouts/footer.tsx';
import { Header } from '#app/layouts/header.tsx';
import type { LayoutProps } from '#app/layouts/layouts.ts';
import { loadNotices } from '#app/layouts/parts.ts';
import { Later } from '#app/ui/later.tsx';

export function DefaultLayout({ route, isMember, children }: LayoutProps) {
  return (
    <>
      <Header route={route} isMember={isMember} />
      <main id="main">{children}</main>
      <Footer />
      <Later load={loadNotices} />
    </>
  );
}
