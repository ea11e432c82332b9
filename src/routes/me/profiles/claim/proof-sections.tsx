import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CopyField } from '#app/ui/copy-field.tsx';
import { formatDay } from '#app/ui/format.ts';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { LookedFor } from '#domain/claim/claim-site.ts';
import type { Finding } from '#domain/claim/profile-claim.ts';
import { claimWords } from '#domain/limits.ts';
import { urls } from '#domain/urls.ts';
import styles from './claim.module.css';
import type { ClaimProps, OpenClaim } from './claim-props.ts';

type Props = Pick<ClaimProps, 'done' | 'typed' | 'issues'> & { slug: string };
type Proofs = Props & { proofs: OpenClaim };

/** Every proof that the profile's site can give, easiest first. */
export function ProofSections(props: Proofs) {
  const { methods, endsAt, host } = props.proofs;
  return (
    <>
      <section aria-labelledby="ways">
        <h2 id="ways">One proof is enough</h2>
        <div className={styles.body}>
          <p>
            {methods.length > 1
              ? `Any of them shows that ${host} is yours.`
              : `Others share ${host}, so only the page itself can show that it is yours.`}{' '}
            The values are good until {formatDay(new Date(endsAt).toISOString().slice(0, 10))}; take
            them away again once the profile is yours.
          </p>
          {props.issues.check && (
            <p className={styles.notice} role="alert">
              {props.issues.check}
            </p>
          )}
        </div>
      </section>
      {methods.includes('mail') && <MailSection {...props} />}
      {methods.includes('dns') && (
        <Published {...props} method="dns" title="A TXT record" place="Name">
          Add a TXT record for your domain. Name servers may take a while to pass it on.
        </Published>
      )}
      {methods.includes('meta') && (
        <Published {...props} method="meta" title="A meta tag" place="Page">
          Put this tag into the head of the page.
        </Published>
      )}
      {methods.includes('file') && (
        <Published {...props} method="file" title="A file" place="Address">
          Put a plain text file with this one line at the address.
        </Published>
      )}
    </>
  );
}

function MailSection({ proofs, slug, done, typed, issues }: Proofs) {
  const { host, codeTo } = proofs;
  const path = `${urls.claimProfile(slug)}#mail`;
  return (
    <section aria-labelledby="mail">
      <h2 id="mail">A code by mail</h2>
      <div className={styles.body}>
        {codeTo && (
          <>
            <p role={done === 'code' ? 'status' : undefined}>
              We have mailed a code to {codeTo}. It is good for an hour.
            </p>
            <form
              method="post"
              action={path}
              className={`${styles.fields} ${styles.wide}`}
              noValidate
            >
              <input type="hidden" name="action" value="code" />
              <TextField
                id="code"
                name="code"
                label="Code"
                autoComplete="one-time-code"
                spellCheck={false}
                maxLength={20}
                required
                error={issues.code}
              />
              <Button type="submit">Use the code</Button>
            </form>
          </>
        )}
        <form method="post" action={path} className={`${styles.fields} ${styles.wide}`} noValidate>
          <input type="hidden" name="action" value="mail" />
          <TextField
            id="local"
            name="local"
            label={codeTo ? 'Another address of the site' : 'An address of the site'}
            placeholder={`hello@${host}`}
            type="email"
            autoComplete="email"
            defaultValue={typed.local}
            hint={`It has to end in @${host}`}
            required
            error={issues.local}
          />
          <Button type="submit">Mail a code</Button>
        </form>
      </div>
    </section>
  );
}

interface PublishedProps extends Proofs {
  method: LookedFor;
  title: string;
  /** What the place is called: a name, a page, an address. */
  place: string;
  children: ReactNode;
}

function Published({ proofs, slug, issues, method, title, place, children }: PublishedProps) {
  const { where, value } = proofs.records[method];
  const { finding } = proofs;
  const press = finding?.method === method ? 'Check again:' : 'Check';
  return (
    <section aria-labelledby={method}>
      <h2 id={method}>{title}</h2>
      <div className={styles.body}>
        <p>{children}</p>
        <div className={styles.wide}>
          <CopyField id={`${method}-where`} label={place} value={where} />
          <CopyField id={`${method}-value`} label="Value" value={value} />
        </div>
        {finding?.method === method && (
          <Found finding={finding} wanted={value} isNew={issues.found !== undefined} />
        )}
        <form method="post" action={`${urls.claimProfile(slug)}#${method}`}>
          <input type="hidden" name="action" value="check" />
          <input type="hidden" name="method" value={method} />
          <Button type="submit" aria-label={`${press} ${title.toLowerCase()}`}>
            {press.replace(':', '')}
          </Button>
        </form>
      </div>
    </section>
  );
}

/** What was looked for, where, and what was there instead. */
function Found({ finding, wanted, isNew }: { finding: Finding; wanted: string; isNew: boolean }) {
  const { where, found, at } = finding;
  return (
    <div role={isNew ? 'alert' : undefined}>
      <dl className={styles.finding}>
        <dt>Looked for</dt>
        <dd>
          <code>{wanted}</code> at <code>{where}</code>
        </dd>
        <dt>
          Found <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
        </dt>
        <dd dir="auto">{found}</dd>
      </dl>
    </div>
  );
}

function timeOf(at: number): string {
  const iso = new Date(at).toISOString();
  return `${formatDay(iso.slice(0, 10))}, ${iso.slice(11, 16)} UTC`;
}

/** Where no proof can be had. */
export function ReviewSection({ slug, typed, issues }: Props) {
  return (
    <section aria-labelledby="review">
      <h2 id="review">Let us have a look</h2>
      <div className={styles.body}>
        <p>A person at Specimen reads what you write and decides. It takes longer than a proof.</p>
        <form
          method="post"
          action={`${urls.claimProfile(slug)}#review`}
          className={`${styles.fields} ${styles.wide}`}
          noValidate
        >
          <input type="hidden" name="action" value="review" />
          <div className={styles.wide}>
            <TextArea
              id="evidence"
              name="evidence"
              label="How can we tell that it is you?"
              hint="Addresses of pages that say so help most"
              defaultValue={typed.evidence ?? ''}
              limit={claimWords.evidence}
              required
              error={issues.evidence}
            />
          </div>
          <Button type="submit">Send for review</Button>
        </form>
      </div>
    </section>
  );
}
