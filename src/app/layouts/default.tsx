import { Banner } from '#app/layouts/banner.tsx';
import { Footer } from '#app/layouts/footer.tsx';
import { Header } from '#app/layouts/header.tsx';
import type { LayoutProps } from '#app/layouts/layouts.ts';

export function DefaultLayout({ route, children }: LayoutProps) {
  return (
    <>
      <Header route={route} />
      <main id="main">{children}</main>
      <Footer />
      <Banner />
    </>
  );
}
