import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Overlays } from '#routes/ui-kit/overlays.tsx';

describe('the overlays of the kit', () => {
  it('are all closed in the document: menus and popovers in it, dialogs and toasts not yet', async () => {
    const html = await new Response(await renderToReadableStream(<Overlays />)).text();
    const popovers = [...html.matchAll(/<div id="([^"]+)"[^>]*popover="auto"/g)];
    expect(popovers.map(([, id]) => id)).toEqual(['kit-choices', 'kit-actions', 'kit-popover']);
    for (const [, id] of popovers) expect(html).toContain(`popoverTarget="${id}"`);
    for (const part of ['<dialog', '<aside', 'style=']) expect(html).not.toContain(part);
  });
});
