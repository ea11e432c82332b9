import { describe, expect, it } from 'vitest';
import { dismissal, readCookie } from '#app/state/modals.ts';

describe('the cookies of the dialogs', () => {
  it('hold close for 365 days, for the whole site, and over https only where it is spoken', () => {
    expect(dismissal('newsletter', 'http:')).toBe(
      'newsletter-modal=close; Max-Age=31536000; Path=/; SameSite=Lax',
    );
    expect(dismissal('share', 'https:')).toBe(
      'share-modal=close; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
    );
  });

  it('are found by their whole name', () => {
    const cookies = 'x-share-modal=no; share-modal=close; newsletter-modal=';
    expect(readCookie(cookies, 'share-modal')).toBe('close');
    expect(readCookie(cookies, 'newsletter-modal')).toBe('');
    expect(readCookie(cookies, 'modal')).toBeNull();
    expect(readCookie('', 'share-modal')).toBeNull();
  });
});
