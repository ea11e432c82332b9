import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ColumnHead } from '#app/ui/page-head.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { urls } from '#domain/urls.ts';
import styles from './onboarding.module.css';

export interface OnboardingProps {
  next: string | null;
  email: string;
  isFirst: boolean;
  occupations: readonly string[];
  interests: readonly string[];
  fullname: string;
  occupation: string;
  chosen: readonly string[];
  issues: { fullname?: string; occupation?: string; interests?: string };
}

export function Page(props: OnboardingProps) {
  const { next, email, isFirst, fullname, occupation, occupations, issues } = props;
  return (
    <div className={`wrap ${styles.page}`}>
      <a className={styles.brand} href={urls.home()}>
        Specimen
      </a>
      <ColumnHead
        lead={`You are signed in as ${email}.${isFirst ? ' Three answers, and you are in.' : ''}`}
      >
        {isFirst ? 'Welcome to Specimen' : 'About you'}
      </ColumnHead>
      <form method="post" action={urls.onboarding(next ?? undefined)} noValidate>
        <input type="hidden" name="action" value="complete" />
        <TextField
          id="fullname"
          name="fullname"
          label="Name"
          size="lg"
          autoComplete="name"
          defaultValue={fullname}
          required
          hint="Only you see it"
          error={issues.fullname}
        />
        <Select
          id="occupation"
          name="occupation"
          label="What do you do?"
          size="lg"
          placeholder="Choose"
          defaultValue={occupation}
          choices={occupations.map((label) => ({ value: label, label }))}
          required
          error={issues.occupation}
        />
        <Interests {...props} />
        <Button type="submit" variant="primary" size="lg">
          {isFirst ? 'Start looking' : 'Save'}
        </Button>
      </form>
      <p className={styles.out}>
        {!isFirst && <a href={urls.account()}>Back to your account</a>}
        <a href={urls.signOut()}>Sign out</a>
      </p>
    </div>
  );
}

function Interests({ interests, chosen, issues }: OnboardingProps) {
  return (
    <fieldset className={styles.interests}>
      <legend>
        What do you come for? <span>optional</span>
      </legend>
      {interests.map((name) => (
        <Checkbox
          key={name}
          name="interests"
          value={name}
          label={name}
          defaultChecked={chosen.includes(name)}
        />
      ))}
      {issues.interests && <p className={styles.error}>{issues.interests}</p>}
    </fieldset>
  );
}
