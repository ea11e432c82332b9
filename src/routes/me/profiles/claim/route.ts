import { z } from 'zod';
import { claimSiteOf, recordOf } from '#domain/claim/claim-site.ts';
import { findClaimable, searchProfiles } from '#domain/claim/claimable-store.ts';
import type { ClaimedProfile } from '#domain/claim/profile-claim.ts';
import { findClaim } from '#domain/claim/profile-claim-store.ts';
import { NotFound } from '#domain/errors.ts';
import { hostOf } from '#domain/urls.ts';
import { type Context, defineRoute } from '#routes/contract.ts';
import { memberOf } from '#routes/me/member.ts';
import { askForReview, check, mailCode, start, tryCode } from './actions.ts';
import { type ClaimProps, dones, type OpenClaim, type Standing } from './claim-props.ts';

const query = z.object({
  profile: z.string().max(120).nullable().catch(null).default(null),
  term: z.string().max(120).catch('').default(''),
  done: z.enum(dones).nullable().catch(null).default(null),
});
export type ClaimQuery = z.infer<typeof query>;

export const route = defineRoute<unknown, ClaimQuery, ClaimProps>({
  id: 'me/profiles/claim',
  access: 'member',
  layout: 'default',
  cache: 'never',
  query,
  async load(context) {
    const { db, query } = context;
    const profile = query.profile === null ? null : await findClaimable(db, query.profile);
    if (query.profile !== null && !profile) throw new NotFound('profile');
    const found = profile ? [] : await search(context);
    return {
      term: query.term,
      found: found.map(({ slug, name, kind, url, owner }) => ({
        slug,
        name,
        kind,
        host: url && hostOf(url),
        isTaken: owner !== null,
      })),
      profile: profile && { slug: profile.slug, name: profile.name, url: profile.url },
      standing: profile ? await standingOf(context, profile) : { is: 'free' },
      done: query.done,
      typed: {},
      issues: {},
    };
  },
  meta: ({ profile, issues }) => ({
    title: `${Object.values(issues).some(Boolean) ? 'Not yet: ' : ''}${profile ? `Claim ${profile.name}` : 'Claim a profile'}`,
    robots: 'noindex',
  }),
  page: () => import('./page.tsx'),
  actions: { start, check, mail: mailCode, code: tryCode, review: askForReview },
});

async function search({ db, catalogue, query: { term } }: Context<unknown, ClaimQuery>) {
  return term.trim() === '' ? [] : searchProfiles(db, await catalogue.search(), term);
}

async function standingOf(
  context: Context<unknown, ClaimQuery>,
  profile: ClaimedProfile,
): Promise<Standing> {
  const { db, now } = context;
  const user = memberOf(context).id;
  if (profile.owner === user) return { is: 'yours' };
  const isTaken = profile.owner !== null;
  const claim = await findClaim(db, user, profile.id, now);
  if (!claim || claim.state === 'granted') return { is: isTaken ? 'taken' : 'free' };
  if (claim.state === 'waiting') {
    return { is: 'waiting', evidence: claim.evidence, proof: claim.proof, isTaken };
  }
  if (claim.state === 'refused') return { is: 'refused', reason: claim.reason ?? '' };
  const site = claimSiteOf(profile.url);
  if (!site) return { is: 'open', proofs: null, isTaken };
  const token = await (await context.proofs()).tokenOf(claim.id);
  const record = (method: 'dns' | 'meta' | 'file') => ({
    where: site.places[method],
    value: recordOf(method, token),
  });
  const proofs: OpenClaim = {
    host: site.host,
    methods: site.methods,
    records: { dns: record('dns'), meta: record('meta'), file: record('file') },
    codeTo: claim.codeTo,
    finding: claim.finding,
    endsAt: claim.endsAt,
  };
  return { is: 'open', proofs, isTaken };
}
