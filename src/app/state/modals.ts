import { modalCookieDays } from '#domain/limits.ts';
import { dismissed, type Prompt } from '#domain/prompt/prompt.ts';

const daySeconds = 86_400;

/** A cookie's value among those of the document, null when it is not there. */
export function readCookie(cookies: string, name: string): string | null {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? null : found.slice(name.length + 1);
}

export function cookieOf(prompt: Prompt): string {
  return `${prompt}-modal`;
}

/** What is written when a prompt is closed, by whatever way. */
export function dismissal(prompt: Prompt, protocol: string): string {
  const seconds = modalCookieDays * daySeconds;
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${cookieOf(prompt)}=${dismissed}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}
