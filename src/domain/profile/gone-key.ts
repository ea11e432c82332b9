/**
 * What keeps a slug from being given again once its profile is deleted: a SHA-256, since the slug is a name, and
 * nothing of who is gone may stay.
 */
export async function goneKey(slug: string): Promise<string> {
  const bytes = new TextEncoder().encode(`profile ${slug}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
