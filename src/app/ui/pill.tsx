import { Icon } from '#app/ui/icon.tsx';

interface Props {
  name: string;
  /** Left out rather than asked for: struck, with a minus. */
  excluded?: boolean;
  /** The page without the value. */
  href: string;
  /** What Delete and Backspace do. */
  onRemove?: (() => void) | undefined;
}

/** A chosen value as a link that lets go of it, which needs no script. */
export function PillLink({ name, excluded, href, onRemove }: Props) {
  return (
    <a
      className="pill"
      href={href}
      aria-label={`Remove filter ${name}`}
      data-excluded={excluded || undefined}
      onKeyDown={
        onRemove &&
        ((event) => {
          if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
        })
      }
    >
      <span>{name}</span>
      <Icon name="close" />
    </a>
  );
}
