import { Icon } from '#app/ui/icon.tsx';
import type { Permit } from '#domain/typeface/licence-permits.ts';
import type { TypefacePage } from '#domain/typeface/typeface-page.ts';
import { Code } from '#routes/typefaces/code.tsx';
import styles from './install.module.css';
import show from './show.module.css';

export function Install({ typeface }: { typeface: TypefacePage }) {
  const { name, install } = typeface;
  return (
    <div className={`band wrap ${show.ruled}`}>
      <div className={styles.both}>
        <Licence typeface={typeface} />
        <section aria-labelledby="install">
          <h2 className={`title ${styles.heading}`} id="install">
            Install
          </h2>
          {install.length === 0 && (
            <p className={show.unknown}>No package or file of {name} is known here.</p>
          )}
          {install.map((code) => (
            <Code key={code.id} {...code} />
          ))}
        </section>
      </div>
    </div>
  );
}

function Licence({ typeface }: { typeface: TypefacePage }) {
  const { licence, licenceCard: card, copyright } = typeface;
  return (
    <section aria-labelledby="licence">
      <h2 className={`title ${styles.heading}`} id="licence">
        Licence
      </h2>
      {card ? (
        <>
          <dl className={styles.permits}>
            {card.permits.map((permit) => (
              <Row key={permit.use} permit={permit} />
            ))}
          </dl>
          <p className={styles.text}>
            {card.name} ({card.id}).{' '}
            <a className="prose" href={card.url} rel="noopener noreferrer" target="_blank">
              Read the text
            </a>
          </p>
        </>
      ) : (
        <p className={show.unknown}>
          {licence
            ? `${licence}: what it permits has not been read here.`
            : 'Unknown: ask its maker before using it.'}
        </p>
      )}
      {copyright && <p className={styles.text}>{copyright}</p>}
    </section>
  );
}

function Row({ permit: { use, isAllowed, words } }: { permit: Permit }) {
  return (
    <div>
      <dt>{use}</dt>
      <dd data-allowed={isAllowed ?? undefined}>
        {isAllowed !== null && <Icon name={isAllowed ? 'check' : 'close'} />}
        {words}
      </dd>
    </div>
  );
}
