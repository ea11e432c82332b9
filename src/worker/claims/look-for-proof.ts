import { type ClaimSite, isSameSite, type LookedFor, recordOf } from '#domain/claim/claim-site.ts';
import type { Look } from '#domain/claim/proofs.ts';
import { type Fetched, type Outside, outsideRefusals } from '#domain/outside/outside.ts';
import { metaTags } from './meta-tags.ts';

const shown = { values: 4, characters: 80 };

/** Looks where the proof has to be, and says what is there instead. */
export async function lookForProof(
  outside: Outside,
  site: ClaimSite,
  method: LookedFor,
  token: string,
): Promise<Look> {
  return method === 'dns'
    ? lookInNames(outside, site.places.dns, recordOf('dns', token))
    : lookOnPage(outside, site, method, token);
}

async function lookInNames({ resolver }: Outside, where: string, wanted: string): Promise<Look> {
  const texts = await resolver.texts(where).catch(() => null);
  if (texts === null) return { isThere: null, found: outsideRefusals['no-resolver'] };
  if (texts.some((text) => text.trim() === wanted)) return { isThere: true };
  const found =
    texts.length === 0 ? 'There is no TXT record yet.' : `TXT records there: ${quoted(texts)}.`;
  return { isThere: false, where, found };
}

async function lookOnPage(
  outside: Outside,
  site: ClaimSite,
  method: 'meta' | 'file',
  token: string,
): Promise<Look> {
  const where = site.places[method];
  const types = method === 'meta' ? ['text/html', 'application/xhtml+xml'] : ['text/plain'];
  const answer = await outside.fetch(where, { types });
  if (!answer.ok) {
    const words = outsideRefusals[answer.reason];
    const found = answer.at === where ? words : `${words} It was on the way to ${cut(answer.at)}.`;
    return answer.reason === 'no-resolver'
      ? { isThere: null, found }
      : { isThere: false, where, found };
  }
  if (!isSameSite(site, method, answer.url)) {
    return { isThere: false, where, found: `It leads to another place: ${cut(answer.url)}.` };
  }
  if (answer.status !== 200) {
    return { isThere: false, where, found: `The site answered with status ${answer.status}.` };
  }
  const values = method === 'meta' ? await metaTags(answer.bytes) : linesOf(answer);
  const wanted = method === 'meta' ? token : recordOf('file', token);
  if (values.includes(wanted)) return { isThere: true };
  return { isThere: false, where, found: foundInstead(method, values, answer) };
}

function foundInstead(method: 'meta' | 'file', values: string[], { isCut }: Fetched): string {
  if (values.length > 0) {
    return method === 'meta'
      ? `The tag is there with another value: ${quoted(values)}.`
      : `The file holds something else: ${quoted(values)}.`;
  }
  if (method === 'file') return 'The file is empty.';
  return isCut
    ? 'There is no such tag in the head within the first 512 KB of the page.'
    : 'There is no such tag in the head of the page.';
}

function linesOf({ bytes }: Fetched): string[] {
  const lines = new TextDecoder().decode(bytes).split(/[\r\n]+/);
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** Words of others, told back: short, and without anything that moves what stands around them. */
function quoted(values: readonly string[]): string {
  const some = values.slice(0, shown.values).map((value) => `“${cut(value)}”`);
  const more = values.length - some.length;
  return some.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function cut(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
  return plain.length > shown.characters ? `${plain.slice(0, shown.characters)}…` : plain;
}
