import { Provider, useAtomValue } from 'jotai/react';
import { SWRConfig } from 'swr';
import { Head } from '#app/head.tsx';
import { layouts } from '#app/layouts/layouts.ts';
import { PageBoundary } from '#app/page-boundary.tsx';
import { Outlet } from '#app/outlet.tsx';
import { type Store, pageAtom } from '#app/state/page.ts';
import { Notifications } from '#app/ui/notifications.tsx';

/** One cache per render: on the server nothing may outlive the request. */
const swr = { provider: () => new Map(), revalidateOnFocus: false, shouldRetryOnError: false };

export function App({ store, origin }: { store: Store; origin: string }) {
  return (
    <Provider store={store}>
      <SWRConfig value={swr}>
        <Shell origin={origin} />
      </SWRConfig>
    </Provider>
  );
}

function Shell({ origin }: { origin: string }) {
  const view = useAtomValue(pageAtom);
  const Layout = layouts[view.layout];
  return (
    <>
      <Head meta={view.meta} status={view.status} origin={origin} />
      <Layout route={view.route}>
        <PageBoundary view={view}>
          <Outlet view={view} />
        </PageBoundary>
      </Layout>
      <Notifications />
    </>
  );
}
