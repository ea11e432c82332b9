import { iconService } from 'virtual:icon-sets';
import { addAPIProvider, Icon, type IconifyIcon, loadIcon } from '@iconify/react';
import { useEffect, useState } from 'react';
import { iconTimeoutMs } from '#domain/limits.ts';

/** This site's own endpoint first, the public service after it; all in all 1.5 s. */
addAPIProvider('', {
  resources: ['/api/icons', ...(iconService ? [iconService] : [])],
  timeout: iconTimeoutMs,
});

const told = new Set<string>();

/** Fills the box of a `DataIcon`. In a chunk of its own, with the Iconify client. */
export function DataIconDrawing({ name }: { name: string }) {
  const [loaded, setLoaded] = useState<{ name: string; icon: Required<IconifyIcon> } | null>(null);
  useEffect(() => {
    let isHere = true;
    loadIcon(name).then(
      (icon) => isHere && setLoaded({ name, icon }),
      () => tell(name),
    );
    return () => {
      isHere = false;
    };
  }, [name]);
  return loaded?.name === name ? <Icon icon={loaded.icon} ssr /> : null;
}

/** Once for each icon. A log line, not a warning: a page without an icon is whole. */
function tell(name: string): void {
  if (told.has(name)) return;
  told.add(name);
  console.log(`icon ${name} did not load: its place stays empty`);
}
