import type { LayoutProps } from '#app/layouts/layouts.ts';

/** The page's own frame and nothing else: a window of its own opens on it. */
export function AuthLayout({ children }: LayoutProps) {
  return <main id="main">{children}</main>;
}
