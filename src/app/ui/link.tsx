import type { AnchorHTMLAttributes } from 'react';
import { linkKind } from '#app/navigation/link.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A plain anchor for addresses that come from data: those of other sites and those with a target get
 * `noopener noreferrer`, refused schemes lose their address. No hooks: the page has hundreds.
 */
export function Link({ href, children, ...rest }: Props) {
  const kind = linkKind(href);
  if (kind === 'refused') return <a {...rest}>{children}</a>;
  const rel = kind === 'external' || rest.target ? 'noopener noreferrer' : rest.rel;
  return (
    <a {...rest} href={href} rel={rel}>
      {children}
    </a>
  );
}
