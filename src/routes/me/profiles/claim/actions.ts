import { z } from 'zod';
import { grantClaim } from '#domain/claim/claim-decision-store.ts';
import {
  type ClaimSite,
  claimSiteOf,
  isAddressOf,
  type ProofMethod,
} from '#domain/claim/claim-site.ts';
import { findClaimable } from '#domain/claim/claimable-store.ts';
import {
  type ClaimedProfile,
  codeOf,
  evidenceField,
  type ProfileClaim,
} from '#domain/claim/profile-claim.ts';
import {
  askReview,
  type ForReview,
  findClaim,
  isRightCode,
  keepCode,
  keepFinding,
  openClaim,
} from '#domain/claim/profile-claim-store.ts';
import { NotFound, Redirect } from '#domain/errors.ts';
import { textOf } from '#domain/form-text.ts';
import { urls } from '#domain/urls.ts';
import { type Attempt, mayAttempt } from '#domain/user/attempt-store.ts';
import { emailField } from '#domain/user/email.ts';
import type { ActionAnswer, Context } from '#routes/contract.ts';
import { memberOf } from '#routes/me/member.ts';
import type { ClaimProps } from './claim-props.ts';
import type { ClaimQuery } from './route.ts';

type Asked = Context<unknown, ClaimQuery>;
type Answered = Promise<ActionAnswer<ClaimProps>>;

interface Open {
  profile: ClaimedProfile;
  claim: ProfileClaim;
  site: ClaimSite | null;
}

const tomorrow = 'You have claimed several profiles of others today. Go on tomorrow.';
const tooMany = 'Those were too many tries. Wait an hour, then try again.';

export async function start(_form: FormData, context: Asked): Answered {
  const profile = await profileOf(context);
  if (!(await isAllowed(context, 'claim'))) {
    const check = 'Those were many claims in a day. Go on tomorrow.';
    return { status: 429, props: { issues: { check } } };
  }
  await openClaim(context.db, memberOf(context).id, profile.id, context.now);
  return { to: urls.claimProfile(profile.slug) };
}

/** Looks outside for one of the published proofs. */
export async function check(form: FormData, context: Asked): Answered {
  const method = z.enum(['dns', 'meta', 'file']).safeParse(textOf(form, 'method'));
  const open = await openOf(context);
  const { site, claim, profile } = open;
  if (!site || !method.success || !site.methods.includes(method.data)) return back(profile);
  if (!(await isAllowed(context, 'claim-check'))) {
    return { status: 429, props: { issues: { check: tooMany } } };
  }
  const proofs = await context.proofs();
  const look = await proofs.look(site, method.data, await proofs.tokenOf(claim.id));
  if (look.isThere) return proved(context, open, method.data);
  if (look.isThere === null) return { status: 409, props: { issues: { check: look.found } } };
  await keepFinding(context.db, claim.id, method.data, look, context.now);
  return { status: 422, props: { issues: { found: look.found } } };
}

export async function mailCode(form: FormData, context: Asked): Answered {
  const { site, claim, profile } = await openOf(context);
  if (!site?.methods.includes('mail')) return back(profile);
  const local = textOf(form, 'local').trim();
  const address = emailField.safeParse(local.includes('@') ? local : `${local}@${site.host}`);
  if (!address.success || !isAddressOf(site, address.data)) {
    const issue = `Enter an address that ends in @${site.host}`;
    return { status: 422, props: { typed: { local }, issues: { local: issue } } };
  }
  const to = address.data.toLowerCase();
  if (!(await isAllowed(context, 'claim-mail')) || !(await isAllowed(context, 'mail', to))) {
    return { status: 429, props: { typed: { local }, issues: { local: tooMany } } };
  }
  const proofs = await context.proofs();
  const { code, hash } = await proofs.newCode(claim.id);
  await keepCode(context.db, claim.id, { hash, to }, context.now);
  const path = urls.claimProfile(profile.slug);
  await proofs.mail({ kind: 'claim-code', profile: profile.name, code }, to, path);
  return { to: `${path}&done=code#mail` };
}

export async function tryCode(form: FormData, context: Asked): Answered {
  const open = await openOf(context);
  const { claim } = open;
  if (!(await isAllowed(context, 'claim-code'))) {
    return { status: 429, props: { issues: { code: tooMany } } };
  }
  const hash = await (await context.proofs()).hashOf(claim.id, codeOf(textOf(form, 'code')));
  const isRight = await isRightCode(context.db, claim.id, hash, context.now);
  if (isRight) return proved(context, open, 'mail');
  const issue =
    'This is not the code of the newest mail, or its five tries are used up. Check it, or let us mail another.';
  return { status: 422, props: { issues: { code: issue } } };
}

export async function askForReview(form: FormData, context: Asked): Answered {
  const open = await openOf(context);
  const typed = textOf(form, 'evidence');
  const evidence = evidenceField.safeParse(typed);
  if (!evidence.success) {
    const issue = evidence.error.issues[0]?.message ?? '';
    return { status: 422, props: { typed: { evidence: typed }, issues: { evidence: issue } } };
  }
  if (!(await mayDispute(context, open))) {
    return { status: 429, props: { typed: { evidence: typed }, issues: { evidence: tomorrow } } };
  }
  return sendIn(context, open, { evidence: evidence.data });
}

/** A proof gives a profile that is nobody's; of one that is somebody else's a person decides. */
async function proved(context: Asked, open: Open, by: ProofMethod): Answered {
  if (open.profile.owner === null) return grant(context, open, by);
  if (await mayDispute(context, open)) return sendIn(context, open, { proof: by });
  return { status: 429, props: { issues: { check: tomorrow } } };
}

async function mayDispute(context: Asked, { profile }: Open): Promise<boolean> {
  return profile.owner === null || (await isAllowed(context, 'claim-dispute'));
}

/** To a person who decides. Whoever owns the profile is told, and keeps it until then. */
async function sendIn(context: Asked, { claim, profile }: Open, given: ForReview): Answered {
  const { db, now } = context;
  const owner = await askReview(db, claim.id, given, now);
  if (owner) {
    const words = { kind: 'profile-disputed', profile: profile.name } as const;
    await (await context.proofs()).mail(words, owner.email, urls.ownProfile(owner.profile));
  }
  return { to: `${urls.claimProfile(profile.slug)}&done=review` };
}

async function grant(context: Asked, { claim, profile }: Open, by: ProofMethod): Answered {
  const { db, now } = context;
  const won = await grantClaim(db, claim.id, { by, actor: null }, now);
  const path = urls.claimProfile(profile.slug);
  if (!won) return { to: path };
  const { email } = memberOf(context);
  await (await context.proofs()).mail(
    { kind: 'claim-granted', profile: profile.name },
    email,
    path,
  );
  return { to: `${path}&done=granted` };
}

async function profileOf({ db, query }: Asked): Promise<ClaimedProfile> {
  const profile = await findClaimable(db, query.profile ?? '');
  if (!profile) throw new NotFound('profile');
  return profile;
}

/** The claim that a form goes on with. Over, somebody else's or never begun: the page says how things stand. */
async function openOf(context: Asked): Promise<Open> {
  const profile = await profileOf(context);
  const user = memberOf(context).id;
  const claim = await findClaim(context.db, user, profile.id, context.now);
  if (profile.owner === user || claim?.state !== 'open') {
    throw new Redirect(urls.claimProfile(profile.slug), 302);
  }
  return { profile, claim, site: claimSiteOf(profile.url) };
}

function isAllowed(context: Asked, what: Attempt, whose?: string): Promise<boolean> {
  return mayAttempt(context.db, what, whose ?? memberOf(context).id, context.now);
}

function back({ slug }: ClaimedProfile): { to: string } {
  return { to: urls.claimProfile(slug) };
}
