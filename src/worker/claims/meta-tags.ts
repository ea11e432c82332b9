import type { HTMLRewriter as Rewriter } from '@cloudflare/workers-types';
import { metaName } from '#domain/claim/claim-site.ts';

/** What may stand in a head; with anything else the parser's head is over, and so are tags that count. */
const headTags = new Set([
  'html',
  'head',
  'base',
  'basefont',
  'bgsound',
  'link',
  'meta',
  'noscript',
  'script',
  'style',
  'template',
  'title',
]);

const { HTMLRewriter } = globalThis as unknown as { HTMLRewriter: typeof Rewriter };

/** The claim tags in the head of a page: what visitors can write into its body is none of them. */
export async function metaTags(page: Uint8Array): Promise<string[]> {
  const values: string[] = [];
  let isHead = true;
  let depth = 0;
  const rewriter = new HTMLRewriter().on('*', {
    element(element) {
      if (!headTags.has(element.tagName)) isHead = false;
      if (/^(noscript|template)$/.test(element.tagName)) {
        depth += 1;
        element.onEndTag(() => {
          depth -= 1;
        });
      }
      if (!isHead || depth > 0 || element.tagName !== 'meta') return;
      if (element.getAttribute('name')?.trim().toLowerCase() !== metaName) return;
      values.push(element.getAttribute('content')?.trim() ?? '');
    },
  });
  const response = new Response(page as Uint8Array<ArrayBuffer>);
  await rewriter.transform(response as never).arrayBuffer();
  return values;
}
