import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { findingsInBothModes } from '../support/axe.ts';
import {
  type Browsing,
  forgetRefusals,
  hydrated,
  useBrowser,
  type Visitor,
} from '../support/browser.ts';
import { useMembers } from '../support/member-browsers.ts';
import type { Known } from '../support/outside-server.ts';

const browsing: Browsing = useBrowser();
const { origin, visit } = browsing;
const { signedIn, cookie } = useMembers(browsing, 'claims');

async function know(known: Known): Promise<void> {
  await fetch(inject('outside'), { method: 'PUT', body: JSON.stringify(known) });
}

/** Who decides, in a browser of their own. */
async function adminVisitor(path: string): Promise<Visitor> {
  const admin = inject('members').at(-1);
  if (!admin) throw new Error('there is no admin');
  const visitor = await visit(path, {
    reducedMotion: 'reduce',
    prepare: ({ context }) => context.addCookies([cookie(admin)]),
  });
  await hydrated(visitor.page);
  return visitor;
}

const adminBrowser = async (path: string) => (await adminVisitor(path)).page;

/** Chooses a profile by its name and begins the claim. */
async function begin(page: Page, name: string): Promise<void> {
  await page.goto('/me/profiles/claim');
  await hydrated(page);
  await page.getByLabel('Name or site').fill(name);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('link', { name: `Claim ${name}` }).click();
  await page.getByRole('button', { name: 'Claim this profile' }).click();
  await page.getByRole('heading', { name: 'One proof is enough' }).waitFor();
}

/** Path of a website in the list, counted from 0. */
async function listed(page: Page, at: number): Promise<string> {
  await page.goto('/websites');
  const results = page.getByRole('list', { name: 'Results' });
  return (await results.getByRole('link').nth(at).getAttribute('href')) ?? '';
}

async function value(page: Page, id: string): Promise<string> {
  return page.locator(`#${id}`).inputValue();
}

describe('claims', () => {
  test('a profile is claimed by DNS, then a credit on a website for it, refused and appealed', async () => {
    const { page } = await signedIn('/me/profiles/claim');
    await begin(page, 'A2-TYPE');
    expect(await findingsInBothModes(page)).toEqual([]);
    const name = await value(page, 'dns-where');
    expect(name).toBe('_specimen.a2-type.co.uk');
    await know({ names: { [`${name} TXT`]: [await value(page, 'dns-value')] } });
    await page.getByRole('button', { name: 'Check a txt record' }).click();
    await page.getByText('The proof was there').waitFor();

    await page.goto(await listed(page, 0));
    await page.getByRole('link', { name: 'Worked on this? Claim a credit' }).click();
    await page.getByLabel('Role').fill('Typeface design');
    expect(await findingsInBothModes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send claim' }).click();
    await page.getByText('Your claim is with us').waitFor();

    const admin = await adminBrowser('/admin/website-credits');
    expect(await findingsInBothModes(admin)).toEqual([]);
    await admin.getByLabel('Reason').fill('The colophon names somebody else');
    await admin.getByRole('button', { name: /^Refuse Typeface design/ }).click();
    await admin.getByText('They have been mailed the reason').waitFor();

    await page.goto('/me/credits');
    await page.getByText('The colophon names somebody else').waitFor();
    expect(await findingsInBothModes(page)).toEqual([]);
    await page
      .getByLabel('Appeal', { exact: true })
      .fill('The colophon is out of date: see our own page');
    await page.getByRole('button', { name: /^Appeal about/ }).click();
    await page.getByText('it is then final').waitFor();
    await admin.goto(`${origin}/admin/website-credits`);
    await admin.getByText('The colophon is out of date').waitFor();
    await admin.getByRole('button', { name: /^Grant Typeface design/ }).click();
    await admin.getByText('the website names them now').waitFor();
  });

  test('a meta tag is refused with what was there, then granted; without script', async () => {
    const { page, said } = await signedIn('/me/profiles/claim', { javaScriptEnabled: false });
    await page.getByLabel('Name or site').fill('ABC Dinamo');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('link', { name: 'Claim ABC Dinamo' }).click();
    await page.getByRole('button', { name: 'Claim this profile' }).click();
    const tag = await value(page, 'meta-value');
    await know({ pages: { 'abcdinamo.com/': { body: `<body>${tag}</body>` } } });
    await page.getByRole('button', { name: 'Check a meta tag' }).click();
    await page.getByText('There is no such tag in the head of the page.').waitFor();
    forgetRefusals(said);
    expect(await page.getByText(`${tag} at https://abcdinamo.com/`).count()).toBe(1);
    await know({ pages: { 'abcdinamo.com/': { body: `<head>${tag}</head>` } } });
    await page.getByRole('button', { name: 'Check again: a meta tag' }).click();
    await page.getByText('The proof was there').waitFor();
  });

  test('where there is no site a person decides', async () => {
    const { page } = await signedIn('/me/profiles/claim');
    await page.goto('/me/profiles/claim?profile=adam-wathan');
    await page.getByRole('button', { name: 'Claim this profile' }).click();
    await page
      .getByLabel('How can we tell that it is you?')
      .fill('My name is in the imprint of the site');
    await page.getByRole('button', { name: 'Send for review' }).click();
    await page.getByText('We look at your claim').waitFor();
    const admin = await adminBrowser('/admin/profile-claims');
    expect(await findingsInBothModes(admin)).toEqual([]);
    await admin.getByRole('button', { name: 'Grant Adam Wathan' }).click();
    await admin.getByText('Granted. They have been mailed.').waitFor();
    await page.reload();
    await page.getByText('It is yours').waitFor();
  });
});

describe('axe finds nothing in either mode', () => {
  /** Waits until the page says so, then looks. */
  async function expectClean(page: Page, words: string): Promise<void> {
    await page.getByText(words).first().waitFor();
    await hydrated(page);
    expect([words, await findingsInBothModes(page)]).toEqual([words, []]);
  }

  async function press(page: Page, name: string | RegExp): Promise<void> {
    await page.getByRole('button', { name }).first().click();
  }

  test('in each state of a claim', { timeout: 180_000 }, async () => {
    const { page, said } = await signedIn('/me/profiles/claim');
    await expectClean(page, 'Find yourself or your studio');
    await page.goto('/me/profiles/claim?term=nobody-at-all');
    await expectClean(page, 'Nobody is called so here');
    await page.goto('/me/profiles/claim?term=a2-type');
    await expectClean(page, 'a2-type.co.uk, claimed');

    await page.goto('/me/profiles/claim?profile=pentagram');
    await expectClean(page, 'Is it you?');
    await press(page, 'Claim this profile');
    await expectClean(page, 'One proof is enough');
    await press(page, 'Check a txt record');
    await expectClean(page, 'There is no TXT record yet.');
    await page.getByLabel('An address of the site').fill('me@elsewhere.example');
    await press(page, 'Mail a code');
    await expectClean(page, 'Enter an address that ends in');
    await page.getByLabel('An address of the site').fill('hello');
    await press(page, 'Mail a code');
    await page.getByLabel('Code', { exact: true }).fill('AAAAAAAA');
    await press(page, 'Use the code');
    await expectClean(page, 'This is not the code of the newest mail');
    await press(page, 'Send for review');
    await expectClean(page, 'Say in a sentence or two');

    await page.goto('/me/profiles/claim?profile=maggie-appleton');
    await press(page, 'Claim this profile');
    await expectClean(page, 'No site to prove it at');

    await page.goto('/me/profiles/claim?profile=a2-type');
    await expectClean(page, 'It belongs to somebody');
    await press(page, 'Claim it even so');
    await expectClean(page, 'Somebody else has this profile.');
    await page
      .getByLabel('How can we tell that it is you?')
      .fill('My name is in the imprint of the site');
    await press(page, 'Send for review');
    await expectClean(page, 'Whoever has the profile now has been told');

    const { page: admin, said: saidToAdmin } = await adminVisitor('/admin/profile-claims');
    await expectClean(admin, 'Belongs to');
    await press(admin, 'Refuse A2-TYPE');
    await expectClean(admin, 'A refusal needs a reason');
    await admin.getByLabel('Reason').fill('The imprint names the other one');
    await press(admin, 'Refuse A2-TYPE');
    await expectClean(admin, 'They have been mailed the reason.');
    await expectClean(admin, 'Nothing waits');

    await page.reload();
    await expectClean(page, 'The imprint names the other one');
    await page.goto('/me/profiles');
    await expectClean(page, 'Profiles');
    for (const each of [said, saidToAdmin]) forgetRefusals(each);
  });

  test('in each state of a credit', { timeout: 180_000 }, async () => {
    const { page, said } = await signedIn('/claim-credit');
    await expectClean(page, 'Which website did you work on?');
    await page.goto('/claim-credit?address=unlisted.example');
    await expectClean(page, 'No website here has this address');
    const form = `/claim-credit?website=${/\d+/.exec(await listed(page, 1))?.[0]}`;
    await page.goto(form);
    await expectClean(page, 'First, a profile');
    await page.goto('/me/credits');
    await expectClean(page, 'Credits');

    await page.goto('/me/profiles/create');
    await page.getByLabel('Name').fill('Studio of States');
    await page.getByLabel('Kind').selectOption('studio');
    await press(page, 'Create profile');
    await expectClean(page, 'Studio of States');
    await page.goto(form);
    await press(page, 'Send claim');
    await expectClean(page, 'Role');
    await page.getByLabel('Role').fill('Lettering');
    await press(page, 'Send claim');
    await expectClean(page, 'Your claim is with us');
    await page.goto(form);
    await page.getByLabel('Role').fill('Lettering');
    await press(page, 'Send claim');
    await expectClean(page, 'you have asked for it already');

    const { page: admin, said: saidToAdmin } = await adminVisitor('/admin/website-credits');
    const refuse = async (reason: string) => {
      await admin.goto(`${origin}/admin/website-credits`);
      await admin.getByLabel('Reason').fill(reason);
      await press(admin, /^Refuse Lettering/);
    };
    await refuse('');
    await expectClean(admin, 'A refusal needs a reason');
    await refuse('Nothing there says so');
    await page.goto('/me/credits');
    await expectClean(page, 'Nothing there says so');
    await press(page, /^Appeal about/);
    await expectClean(page, 'Say what we have overlooked');
    await page.getByLabel('Appeal', { exact: true }).fill('It is on page two of the case study');
    await press(page, /^Appeal about/);
    await expectClean(page, 'it is then final');
    await admin.goto(`${origin}/admin/website-credits`);
    await expectClean(admin, 'It is on page two of the case study');
    await refuse('Not there either');
    await expectClean(admin, 'Nothing waits');
    await page.reload();
    await expectClean(page, 'Not there either');
    for (const each of [said, saidToAdmin]) forgetRefusals(each);
  });
});
