import { useLayoutEffect } from 'react';
import { shown } from '#app/navigation/commit.ts';
import type { View } from '#app/view.ts';

/** The page itself. A list keeps its state while only its query changes. */
export function Outlet({ view }: { view: View }) {
  useLayoutEffect(() => shown(view), [view]);
  const { Page } = view;
  const [pathname] = view.path.split('?');
  return <Page key={pathname} {...view.data} />;
}
