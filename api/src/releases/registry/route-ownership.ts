import { API_PREFIXES } from '#platform/api-prefixes';
import type { ReleaseRoute } from '#platform/manifest';
import type { SectionPath } from '../access/section-path.entity.js';

type Access = ReleaseRoute['access'];
export type RouteClaim = Pick<ReleaseRoute, 'path' | 'access'>;

/** Paths that the shell or the api answers before any section is asked. */
const RESERVED = [...API_PREFIXES, '/mfe', '/og', '/shell', '/healthz', '/readyz', '/metrics'];

/** Also what is called as a file is: `/favicon.ico`, `/sitemap.xml`. */
export const isReserved = (path: string): boolean =>
  path.includes('.') || RESERVED.some((prefix) => `${path.toLowerCase()}/`.startsWith(`${prefix}/`));

/** Who of (signed out, member, moderator, admin) a route answers. */
const AUDIENCE: Record<Access, readonly string[]> = {
  public: ['visitor', 'member', 'moderator', 'admin'],
  visitor: ['visitor'],
  member: ['member', 'moderator', 'admin'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
};

/** The same for patterns that match the same paths: what a parameter is called makes no difference. */
const shapeOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/:[^/?]+/g, ':')
    .replace(/(.)\/$/, '$1');

const haveSameShape = (a: RouteClaim, b: RouteClaim) => shapeOf(a.path) === shapeOf(b.path);

/**
 * The longest path that belongs to a section and that a page lies on or below: what its pattern begins with, up to the first
 * parameter. Of the root, only the page itself.
 */
function territoryOf(page: string, given: readonly SectionPath[]): SectionPath[] {
  const [beginning] = page.toLowerCase().split(/\/(?=[:*]|[^/]*\?)/);
  const around = given.filter(({ path }) =>
    path === '/' ? page === '/' : `${beginning}/`.startsWith(`${path}/`),
  );
  const longest = Math.max(...around.map(({ path }) => path.length));
  return around.filter(({ path }) => path.length === longest);
}

const shareAudience = (a: RouteClaim, b: RouteClaim) =>
  AUDIENCE[a.access].some((who) => AUDIENCE[b.access].includes(who));

export interface RouteClaims {
  app: string;
  routes: readonly RouteClaim[];
}

export interface RouteProblem {
  code: 'route_taken' | 'route_reserved' | 'route_foreign';
  message: string;
}

/**
 * As text, each route that `app` may not have: reserved, outside of what belongs to it, declared twice, or where another
 * section has pages live for the same people: it had that path before, or both have the root.
 * @param given which paths belong to which section
 */
export function routeProblems(
  app: string,
  routes: readonly RouteClaim[],
  others: readonly RouteClaims[],
  given: readonly SectionPath[],
): RouteProblem[] {
  return routes.flatMap((route, index): RouteProblem[] => {
    if (isReserved(route.path)) {
      const message = `${route.path} is answered by the platform itself. Give the page another path.`;
      return [{ code: 'route_reserved', message }];
    }
    const territory = territoryOf(route.path, given);
    if (!territory.some((own) => own.app === app)) {
      const [foreign] = territory;
      const problem = foreign
        ? `lies in ${foreign.path}, which belongs to ${foreign.app}`
        : `lies in no path that belongs to ${app}`;
      const message = `${route.path} ${problem}. Give the page another path, or have an administrator give this one to ${app}.`;
      return [{ code: 'route_foreign', message }];
    }
    const twice = routes
      .slice(0, index)
      .some((earlier) => haveSameShape(earlier, route) && shareAudience(earlier, route));
    const owner = twice
      ? app
      : others.find((other) =>
          other.routes.some(
            (taken) =>
              shareAudience(taken, route) &&
              territoryOf(taken.path, given).some(({ path }) => path === territory[0]!.path),
          ),
        )?.app;
    if (!owner) return [];
    const message = twice
      ? `${route.path} is declared twice for the same people. Keep one of the two.`
      : `${route.path} (${route.access}) lies where ${owner} has pages. Have ${owner} release without them first.`;
    return [{ code: 'route_taken', message }];
  });
}
