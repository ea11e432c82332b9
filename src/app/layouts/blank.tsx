import type { LayoutProps } from '#app/layouts/layouts.ts';

export function BlankLayout({ children }: LayoutProps) {
  return <main id="main">{children}</main>;
}
