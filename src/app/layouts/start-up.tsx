import { useAtomValue } from 'jotai/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Prompts } from '#app/layouts/prompts.tsx';
import { Collecting } from '#app/members/collecting.tsx';
import { trackView } from '#app/remote/track.ts';
import { useFavorites } from '#app/remote/use-favorites.ts';
import { useInit } from '#app/remote/use-init.ts';
import { pageAtom } from '#app/state/page.ts';
import { shortcutsOpenAtom } from '#app/state/shortcuts.ts';
import { Banner } from '#app/ui/banner.tsx';

/** Parts that ask the server once the page has settled: one chunk, with SWR in it. */

const ShortcutsDialog = lazy(async () => {
  const { ShortcutsDialog: Shown } = await import('#app/layouts/shortcuts-dialog.tsx');
  return { default: Shown };
});

/** Once the list was asked for, its dialog stays to play its exit. */
function Keys() {
  const isOpen = useAtomValue(shortcutsOpenAtom);
  const [wasOpen, setOpen] = useState(false);
  if (isOpen && !wasOpen) setOpen(true);
  return (
    wasOpen && (
      <Suspense>
        <ShortcutsDialog />
      </Suspense>
    )
  );
}

/** The announcement, and the dialogs that come by themselves. */
export function Notices() {
  const banner = useInit()?.announcementBanner;
  const view = useAtomValue(pageAtom);
  useFavorites();
  useEffect(() => trackView(view), [view]);
  return (
    <>
      {banner && <Banner key={banner.id} {...banner} />}
      <Prompts />
      <Keys />
      <Collecting />
    </>
  );
}
