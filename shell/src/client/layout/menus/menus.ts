import type { MenuGroup } from '@futurelab/platform/contract';
import { paths } from '@futurelab/platform/paths';
import { useLocation } from '@futurelab/platform/router';
import { useMenuLinks, type MenuLink } from '../../../app/menu-links';

/** What the layout needs to know of the person who is signed in. */
export interface SiteUser {
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  isHPCMember: boolean;
}

/** A list of links that the sections declare. */
export interface Menu {
  group: MenuGroup;
  label: string;
}

export interface HeaderMenu extends Menu {
  intro: string;
  membersOnly?: true;
}

const MENUS: HeaderMenu[] = [
  {
    group: 'about',
    label: 'About',
    intro: 'The people, partners, and writing behind FutureLab.',
  },
  {
    group: 'services',
    label: 'Services',
    intro: 'Talks, workshops, and AI services for your team.',
  },
  {
    group: 'learn',
    label: 'Learn',
    intro: 'Short lessons, real practice, and people to learn with.',
  },
  {
    group: 'community',
    label: 'Community',
    intro: 'Members, groups, and what they’re working on.',
    membersOnly: true,
  },
];

export const menusFor = (user: SiteUser | null): HeaderMenu[] =>
  MENUS.filter(({ membersOnly }) => user || !membersOnly);

export const FOOTER_COLUMNS: Menu[] = [
  { group: 'footer-learn', label: 'Learn' },
  { group: 'footer-community', label: 'Community' },
  { group: 'footer-membership', label: 'Membership' },
];

/** What the header offers beside the menus. Signing in comes back to the page. */
export function useHeaderActions(user: SiteUser | null): MenuLink[] {
  const { pathname, search } = useLocation();
  const offers = useMenuLinks(user ? 'member-action' : 'visitor-action');
  if (user) return user.isHPCMember ? [] : offers;
  const page = pathname === paths.login ? paths.home : pathname + search;
  return [{ to: paths.signIn(page), label: 'Login' }, ...offers];
}

/** Whether a link is the page being shown: the path decides, never the query. */
export function isCurrent(to: string, pathname: string): boolean {
  const bare = (path: string) => path.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
  return bare(to) === bare(pathname);
}

/** The name to greet and to draw an initial from. */
export function nameOf(user: SiteUser): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || 'Catalyst';
}
