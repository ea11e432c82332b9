import { formatCount } from '#app/ui/format.ts';
import { Icon } from '#app/ui/icon.tsx';

export function All({ count, href }: { count: number; href: string }) {
  return (
    <a className="more" href={href}>
      All {formatCount(count)}
      <Icon name="arrow" />
    </a>
  );
}
