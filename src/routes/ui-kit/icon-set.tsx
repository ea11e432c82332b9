import { DataIcon } from '#app/ui/data-icon.tsx';
import { Icon, iconNames } from '#app/ui/icon.tsx';
import { PageIcon, pageIconNames } from '#app/ui/page-icon.tsx';
import styles from './icon-set.module.css';

export function IconSet() {
  return (
    <ul className={styles.icons}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} />
          <span className="mono">{name}</span>
        </li>
      ))}
      {pageIconNames.map((name) => (
        <li key={name}>
          <PageIcon name={name} />
          <span className="mono">{name}</span>
        </li>
      ))}
    </ul>
  );
}

const named = ['lucide:globe', 'lucide:type', 'simple-icons:github', 'lucide:no-such-icon'];

export function DataIcons() {
  return (
    <ul className={styles.icons}>
      {named.map((name) => (
        <li key={name}>
          <DataIcon name={name} />
          <span className="mono">{name}</span>
        </li>
      ))}
    </ul>
  );
}
