import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ColumnHead, Crumb } from '#app/ui/page-head.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { claimWords } from '#domain/limits.ts';
import { hostOf, urls } from '#domain/urls.ts';
import styles from './claim-credit.module.css';
import type { ClaimCreditProps } from './route.ts';

export function Page(props: ClaimCreditProps) {
  const { website, profiles } = props;
  return (
    <div className={`wrap ${styles.page}`}>
      <Crumb
        above={
          website
            ? { name: website.title, href: urls.website(website) }
            : { name: 'Credits', href: urls.credits() }
        }
      >
        <span>{website ? 'Credit' : 'New'}</span>
      </Crumb>
      <ColumnHead
        lead={
          website
            ? `What did you do on ${website.title} (${hostOf(website.url)})? We look at each claim, then it stands on the website’s page.`
            : 'Which website did you work on?'
        }
      >
        Claim a credit
      </ColumnHead>
      {!website && <FindWebsite {...props} />}
      {website && profiles.length === 0 && (
        <EmptyState
          title="First, a profile"
          action={
            <>
              <ButtonLink href={urls.claimProfile()} variant="primary">
                Claim a profile
              </ButtonLink>
              <ButtonLink href={urls.createProfile()}>Create a profile</ButtonLink>
            </>
          }
        >
          A credit names a profile, and none is yours yet. Show which one you are, or create one,
          then come back.
        </EmptyState>
      )}
      {website && profiles.length > 0 && <CreditForm {...props} website={website} />}
    </div>
  );
}

function FindWebsite({ address }: ClaimCreditProps) {
  return (
    <form method="get" action={urls.claimCredit()} className={styles.fields}>
      <TextField
        id="address"
        name="address"
        label="Address of the website"
        placeholder="example.com"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={address}
        required
        error={address ? 'No website here has this address' : undefined}
        hint="As it is listed here"
      />
      <Button type="submit" variant="primary">
        Find it
      </Button>
    </form>
  );
}

function CreditForm({
  website,
  profiles,
  roles,
  typed,
  issues,
}: ClaimCreditProps & { website: NonNullable<ClaimCreditProps['website']> }) {
  return (
    <form method="post" action={urls.claimCredit(website.id)} className={styles.fields} noValidate>
      <input type="hidden" name="action" value="claim" />
      <Select
        id="profile"
        name="profile"
        label="Profile"
        choices={profiles.map(({ slug, name }) => ({ value: slug, label: name }))}
        defaultValue={typed.profile}
        error={issues.profile}
      />
      <TextField
        id="role"
        name="role"
        label="Role"
        placeholder="Design"
        list="roles"
        maxLength={claimWords.role}
        autoComplete="off"
        defaultValue={typed.role}
        required
        error={issues.role}
      />
      <datalist id="roles">
        {roles.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </datalist>
      <TextArea
        id="note"
        name="note"
        label="Where can we see it?"
        optional
        hint="A case study, the imprint, a repository"
        defaultValue={typed.note}
        limit={claimWords.note}
        error={issues.note}
      />
      <Button type="submit" variant="primary">
        Send claim
      </Button>
    </form>
  );
}
