import { useSetAtom } from 'jotai/react';
import { copyAtom } from '#app/state/copy.ts';
import { urls } from '#domain/urls.ts';
import styles from './code.module.css';

/** Lines to take away, under the name of what they are for. */
export function Code({ name, code }: { name: string; code: string }) {
  const copy = useSetAtom(copyAtom);
  return (
    <div className={styles.code}>
      <div className={styles.bar}>
        <h3>{name}</h3>
        <button
          type="button"
          className="btn quiet"
          aria-label={`Copy the code for ${name}`}
          onClick={() => void copy(code, `the code for ${name}`)}
        >
          Copy
        </button>
      </div>
      {/* Long lines scroll: by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={name}>
        <code>{code}</code>
      </pre>
      <Files code={code} />
    </div>
  );
}

/** What the code asks for under `/fonts/`: without these it draws nothing. */
function Files({ code }: { code: string }) {
  const files = [...code.matchAll(/url\("\/fonts\/([^"]+)"\)/g)].map(([, file = '']) => file);
  if (files.length === 0) return null;
  return (
    <div className={styles.files}>
      <span>Its files, for /fonts/ on your site</span>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <a href={urls.face(file)} download={decodeURI(file).split('/').at(-1)}>
              {decodeURI(file)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
