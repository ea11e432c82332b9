import { Provider, useAtomValue } from 'jotai/react';
import { Head } from '#app/head.tsx';
import { layouts } from '#app/layouts/layouts.ts';
import { Progress } from '#app/navigation/progress.tsx';
import { Outlet } from '#app/outlet.tsx';
import { PageBoundary } from '#app/page-boundary.tsx';
import { pageAtom, type Store } from '#app/state/page.ts';
import { Notifications } from '#app/ui/notifications.tsx';

export function App({ store, origin }: { store: Store; origin: string }) {
  return (
    <Provider store={store}>
      <Shell origin={origin} />
    </Provider>
  );
}

function Shell({ origin }: { origin: string }) {
  const view = useAtomValue(pageAtom);
  const Layout = layouts[view.layout];
  return (
    <>
      <Head meta={view.meta} status={view.status} origin={origin} />
      <Layout route={view.route} isMember={view.isMember}>
        <PageBoundary view={view}>
          <Outlet view={view} />
        </PageBoundary>
      </Layout>
      <Progress />
      <Notifications />
    </>
  );
}
