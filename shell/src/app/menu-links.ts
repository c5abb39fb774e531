import type { Access, MenuGroup } from '@futurelab/platform/contract';
import type { CurrentUser } from '@futurelab/platform/session';
import { createContext, useContext } from 'react';
import type { RemoteSnapshot } from './page-data';

export interface MenuLink {
  to: string;
  label: string;
  /** What is there, in short; shown where there is room. */
  note?: string;
  icon?: string;
  /** The section that declares it. */
  app?: string;
}

export interface GroupedLink extends MenuLink {
  group: string;
  order: number;
}

type Declaring = Pick<RemoteSnapshot, 'routes'> & Partial<Pick<RemoteSnapshot, 'app'>>;
type Viewer = Pick<CurrentUser, 'isAdmin' | 'isModerator'> | null;

/** Whether what is declared for `access` is shown to `viewer`, null for a visitor. */
export function isFor(access: Access, viewer: Viewer): boolean {
  if (access === 'public') return true;
  if (!viewer) return access === 'visitor';
  if (access === 'moderator') return viewer.isModerator;
  return access === 'admin' ? viewer.isAdmin : access === 'member';
}

/** The links that `releases` declare, as far as their pages are for `viewer`, in the order of the menus. */
export const declaredLinks = (releases: Declaring[], viewer: Viewer): GroupedLink[] =>
  releases
    .flatMap(({ app, routes }) =>
      routes.flatMap(({ path, access: ofPage, menu = [] }) =>
        menu
          .filter(({ access = ofPage }) => isFor(access, viewer))
          .map(({ search = '', ...place }) => ({ ...place, app, to: path + search })),
      ),
    )
    // The server may know the routes in another order than the browser does.
    .sort((a, b) => a.order - b.order || (a.to < b.to ? -1 : 1));

const DeclaredLinks = createContext<GroupedLink[]>([]);
export const MenuLinksProvider = DeclaredLinks.Provider;

/** The links of one group after the other. */
export function useMenuLinks(...groups: MenuGroup[]): MenuLink[] {
  const links = useContext(DeclaredLinks);
  return groups.flatMap((each) => links.filter(({ group }) => group === each));
}
