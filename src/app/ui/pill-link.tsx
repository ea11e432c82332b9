import { Icon } from '#app/ui/icon.tsx';
import { onRemovalKey } from '#app/ui/removal-key.ts';
import styles from './pill.module.css';

interface Props {
  /** The page without the value. */
  href: string;
  name: string;
  excluded?: boolean;
  /** By key; a press follows the link. */
  onRemove: () => void;
}

/** A chosen value whose pill leads to the page without it: it needs no script. */
export function PillLink({ href, name, excluded, onRemove }: Props) {
  return (
    <a
      className={styles.pill}
      href={href}
      aria-label={`Remove filter ${name}`}
      data-excluded={excluded || undefined}
      onKeyDown={onRemovalKey(onRemove)}
    >
      <span>{name}</span>
      <Icon name="close" />
    </a>
  );
}
