import '#app/styles/index.css';
import { Provider } from 'jotai/react';
import { createRoot } from 'react-dom/client';
import { createAppStore } from '#app/state/page.ts';
import { Notifications } from '#app/ui/notifications.tsx';
import { startTooltips } from '#app/ui/tooltip.ts';
import { Overlays } from '#routes/ui-kit/overlays.tsx';

const store = createAppStore({
  status: 200,
  build: 'test',
  route: 'overlays',
  layout: 'default',
  data: {},
  meta: { title: 'Overlays' },
  path: '/',
  Page: () => null,
});

createRoot(document.getElementById('app')!).render(
  <Provider store={store}>
    <main className="wrap">
      <h1>Overlays</h1>
      <Overlays />
    </main>
    <Notifications />
  </Provider>,
);
startTooltips();
