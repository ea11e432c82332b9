import { z } from 'zod';
import { urls } from '#domain/urls.ts';
import { interests, occupations, onboardingSchema } from '#domain/user/onboarding.ts';
import { ownPath } from '#domain/user/own-path.ts';
import { completeOnboarding, findAnswers } from '#domain/user/user-store.ts';
import { type ActionAnswer, type Context, defineRoute } from '#routes/contract.ts';
import type { OnboardingProps } from '#routes/onboarding/page.tsx';

const query = z.object({ next: z.string().catch('').transform(ownPath) });

type Asked = Context<unknown, z.infer<typeof query>>;

export const route = defineRoute<unknown, z.infer<typeof query>, OnboardingProps>({
  id: 'onboarding',
  access: 'member',
  layout: 'blank',
  cache: 'never',
  query,
  async load({ db, user, query: { next } }) {
    const answers = await findAnswers(db, user?.id ?? '');
    return {
      next,
      email: user?.email ?? '',
      isFirst: !user?.onboarding_completed_at,
      occupations,
      interests,
      fullname: user?.fullname ?? '',
      occupation: answers.occupation ?? '',
      chosen: answers.interests,
      issues: {},
    };
  },
  meta: ({ isFirst }) => ({
    title: isFirst ? 'Welcome to Specimen' : 'About you',
    robots: 'noindex',
  }),
  page: () => import('#routes/onboarding/page.tsx'),
  actions: { complete },
});

async function complete(
  form: FormData,
  { db, user, now, query: { next } }: Asked,
): Promise<ActionAnswer<OnboardingProps>> {
  const typed = {
    fullname: textOf(form.get('fullname')),
    occupation: textOf(form.get('occupation')),
    interests: form.getAll('interests').map(textOf),
  };
  const asked = onboardingSchema.safeParse(typed);
  if (!user || !asked.success) {
    const issues = Object.fromEntries(
      (asked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
    );
    const { fullname, occupation, interests: chosen } = typed;
    return { status: 422, props: { fullname, occupation, chosen, issues } };
  }
  await completeOnboarding(db, user.id, asked.data, now);
  return { to: next ?? urls.home() };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
