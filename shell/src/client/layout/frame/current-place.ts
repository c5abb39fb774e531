import type { MenuLink } from '../../../app/menu-links';

/** What `aria-current` says of each link: at most one leads to the page, or to what the page is a part of. */
export type Current = (link: MenuLink) => 'page' | 'true' | undefined;

const segments = (path: string): string[] => path.split(/[?#]/, 1)[0]!.split('/').filter(Boolean);

/** How much of the page's address leads to `link`; 0 where it leads elsewhere. */
function shared(link: MenuLink, page: string[]): number {
  const own = segments(link.to);
  return own.length > 0 && own.every((segment, index) => segment === page[index]) ? own.length : 0;
}

/** `section`: the one that shows the page. Where no address leads to the page, its section's first link is the current one. */
export function currentPlace(links: MenuLink[], pathname: string, section?: string): Current {
  const page = segments(pathname);
  const exact = links.find(({ to }) => segments(to).join('/') === page.join('/'));
  if (exact) return (link) => (link === exact ? 'page' : undefined);
  const longest = links.reduce<MenuLink | undefined>(
    (best, link) => (shared(link, page) > (best ? shared(best, page) : 0) ? link : best),
    undefined,
  );
  const current = longest ?? (section ? links.find(({ app }) => app === section) : undefined);
  return (link) => (link === current ? 'true' : undefined);
}
