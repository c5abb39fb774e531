import type { FetchInfiniteQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from './api/api-error';

/**
 * What the shell and a section agree on. A section ("remote") exposes one value, a `RemoteApp`; everything
 * else it says about itself is in its release manifest (see manifest.ts), so that the shell knows every route
 * before it has loaded a byte of the section's code.
 */

/**
 * Who a route is for. `visitor`: signed out only; `member`: signed in (others are asked to sign in and come
 * back); `admin`: signed in as an administrator; `public`: everybody.
 */
export type Access = 'public' | 'visitor' | 'member' | 'moderator' | 'admin';

/** What a route's queries may depend on. */
export interface RouteContext {
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
  signedIn: boolean;
}

/** The part of TanStack's query options that the shell needs in order to fetch ahead of a page. */
export interface PrefetchableQuery {
  queryKey: QueryKey;
  queryFn?: unknown;
}

/** A list of links in the shell's layout; who is shown which is the shell's. */
export type MenuGroup =
  | 'about'
  | 'services'
  | 'learn'
  | 'community'
  /** In the header itself, beside its menus. */
  | 'header'
  /** Buttons of the header: for visitors, and for members without the HPC membership. */
  | 'visitor-action'
  | 'member-action'
  | 'personal'
  /** Before the personal links in the side menu, for HPC members. */
  | 'personal-hpc'
  | 'account'
  | 'footer-learn'
  | 'footer-community'
  | 'footer-membership'
  | 'footer-base'
  /** A member's frame: its rail on wide screens, the tabs at the lower edge of small ones. */
  | 'rail'
  | 'rail-learn'
  | 'rail-community'
  | 'rail-help'
  | 'tabs'
  /** Ways on from the page that says 404. */
  | 'not-found';

/** What the shell draws beside a place of a member's frame. */
export type MenuIcon =
  | 'home'
  | 'message'
  | 'bell'
  | 'course'
  | 'path'
  | 'progress'
  | 'compass'
  | 'feed'
  | 'discussion'
  | 'group'
  | 'calendar'
  | 'people'
  | 'exchange'
  | 'learn'
  | 'inbox'
  | 'settings'
  | 'card'
  | 'help';

/** Where a page stands in the menus. Whom the page is not for does not see the link. */
export interface MenuPlace<Group extends string = MenuGroup, Icon extends string = MenuIcon> {
  group: Group;
  label: string;
  /** The smaller comes first. */
  order: number;
  /** What is there, in short; shown where there is room. */
  note?: string;
  /** A query of the link, `?membership=hpc`. */
  search?: string;
  /** Who sees the link, where that is fewer than the page is for. */
  access?: Access;
  /** In a member's frame. */
  icon?: Icon;
}

export interface RouteDeclaration {
  /** React Router pattern from the root of the site, for example `/courses/:id`. */
  path: string;
  /** The file below `src/pages`, without its ending: `courses-page`, `admin/releases-page`. */
  page: string;
  /** Shown in the browser's tab until the page has set a better one. */
  title: string;
  access: Access;
  /** For a path without parameters. */
  menu?: MenuPlace[];
  /** The queries whose answers the page needs for its first paint; fetched beside the page's code. */
  queries?: (context: RouteContext) => PrefetchableQuery[];
  /** Other sections' fragments on the page, `mf-community/upcoming-events`: loaded and rendered with it. */
  fragments?: string[];
}

/** A block that other sections' pages can show. */
export interface FragmentDeclaration {
  /** The file below `src/fragments`, without its ending. */
  name: string;
  /** Stands where a page does not begin: its code is left to where it is shown, and not loaded with the page. */
  late?: boolean;
  /** As a page's; the context is that of the page which shows it. */
  queries?: (context: RouteContext) => PrefetchableQuery[];
}

/** A page or fragment whose code is loaded once, can be loaded ahead, and whose failure can be forgotten. */
export interface LazyPage {
  (): ReactNode;
  preload(): Promise<unknown>;
}

export interface RemoteApp {
  name: string;
  routes: RouteDeclaration[];
  page(name: string): LazyPage;
  /** Older releases have none. */
  fragments?: FragmentDeclaration[];
  fragment?(name: string): LazyPage;
}

/**
 * Starts the fetches of a route's or fragment's queries on `client`; resolves when all have settled. Never rejects. A query
 * that a mounted page is showing as failed is left to that page's own "Retry", and one that was refused is not asked again:
 * the page it is fetched for would take it for one that is on its way.
 */
export async function prefetchQueries(
  client: QueryClient,
  { queries: declared }: Pick<RouteDeclaration, 'queries'>,
  context: RouteContext,
): Promise<void> {
  const isLeftAlone = ({ queryKey }: PrefetchableQuery): boolean => {
    const known = client.getQueryCache().find({ queryKey });
    return known !== undefined && (known.getObserversCount() > 0 || isRefused(known.state.error));
  };
  const queries = (declared?.(context) ?? []).filter((query) => !isLeftAlone(query));
  await Promise.all(
    queries.map((query) =>
      'initialPageParam' in query
        ? client.prefetchInfiniteQuery(query as unknown as FetchInfiniteQueryOptions)
        : client.prefetchQuery(query as { queryKey: QueryKey }),
    ),
  );
}

const isRefused = (error: Error | null): boolean => error instanceof ApiError && error.status === 401;

/** Throws when `value` is not a `RemoteApp` that can show `page`. */
export function assertRemoteApp(value: unknown, name: string): asserts value is RemoteApp {
  const app = value as Partial<RemoteApp> | null | undefined;
  if (app?.name !== name) throw new TypeError(`${name} exposes an app named ${String(app?.name)}`);
  if (!Array.isArray(app.routes) || typeof app.page !== 'function')
    throw new TypeError(`${name} does not expose a RemoteApp`);
}
