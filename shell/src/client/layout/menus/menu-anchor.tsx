import { Link, useLocation } from '@futurelab/platform/router';
import type { ReactNode } from 'react';
import type { MenuLink } from '../../../app/menu-links';
import { isCurrent } from './menus';

/** A link of a menu; says when it is the page being shown. Addresses of the api are full-page navigations. */
export function MenuAnchor({
  link,
  className,
  children,
}: {
  link: MenuLink;
  className?: string;
  children?: ReactNode;
}) {
  const { pathname } = useLocation();
  return (
    <Link
      to={link.to}
      reloadDocument={link.to.startsWith('/api/') || undefined}
      className={className}
      aria-current={isCurrent(link.to, pathname) ? 'page' : undefined}
    >
      {children ?? link.label}
    </Link>
  );
}
