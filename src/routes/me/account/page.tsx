import { ButtonLink } from '#app/ui/button.tsx';
import { ColumnHead } from '#app/ui/page-head.tsx';
import { urls } from '#domain/urls.ts';
import styles from './account.module.css';
import type { AccountProps } from './account-props.ts';
import { DataSection, DeleteSection } from './data-section.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SupporterSection } from './supporter-section.tsx';

export function Page(props: AccountProps) {
  const { email, fullname } = props;
  return (
    <div className={`wrap ${styles.page}`}>
      <ColumnHead>Account</ColumnHead>
      <section aria-labelledby="you">
        <h2 id="you">You</h2>
        <dl className={styles.facts}>
          <dt>Name</dt>
          <dd>{fullname || 'Not given'}</dd>
          <dt>E-mail</dt>
          <dd>{email}</dd>
        </dl>
        <ButtonLink href={urls.onboarding(urls.account())}>Edit name and interests</ButtonLink>
      </section>
      <SupporterSection {...props} />
      <EmailSection {...props} />
      <PasswordSection {...props} />
      <SessionsSection {...props} />
      <DataSection {...props} />
      <DeleteSection />
    </div>
  );
}
