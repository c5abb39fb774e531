import { API_PREFIXES } from '#platform/api-prefixes';
import type { ReleaseRoute } from '#platform/manifest';
import type { SectionPath } from '../access/section-path.entity.js';
import { withoutOptional } from '../verification/page-addresses.js';
import { error, type Finding } from './release.entity.js';

type Access = ReleaseRoute['access'];
export type RouteClaim = Pick<ReleaseRoute, 'path' | 'access'>;

/** Paths that the shell or the api answers before any section is asked. */
const RESERVED = [...API_PREFIXES, '/mfe', '/og', '/pictures', '/shell', '/healthz', '/readyz', '/metrics'];

const liesBelow = (path: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => `${path.toLowerCase()}/`.startsWith(`${prefix}/`));

/** Also what is called as a file is: `/favicon.ico`, `/sitemap.xml`. */
export const isReserved = (path: string): boolean => path.includes('.') || liesBelow(path, RESERVED);

/** Whether something is at a path whatever the subjects are: the platform, the administration, or a page that is live. */
export const isAnswered = (path: string, live: readonly RouteClaims[]): boolean =>
  liesBelow(path, [...RESERVED, '/admin']) ||
  live.some(({ routes }) =>
    routes.some((route) => withoutOptional(route.path).toLowerCase() === path.toLowerCase()),
  );

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
): Finding[] {
  return routes.flatMap((route, index) => {
    const problem = (code: string, what: string) => [error(code, `${route.path} ${what}`)];
    if (isReserved(route.path))
      return problem('route_reserved', 'is reserved for the platform. Give the page another path.');
    const territory = territoryOf(route.path, given);
    if (!territory.some((own) => own.app === app)) {
      const [foreign] = territory;
      const where = foreign
        ? `${foreign.path}, which belongs to ${foreign.app}`
        : `no path that belongs to ${app}`;
      const advice = `Give the page another path, or have an administrator give this one to ${app}.`;
      return problem('route_foreign', `lies in ${where}. ${advice}`);
    }
    const rivals = (claims: readonly RouteClaim[]) => claims.filter((claim) => shareAudience(claim, route));
    if (rivals(routes.slice(0, index)).some((earlier) => haveSameShape(earlier, route)))
      return problem('route_taken', 'is declared twice for the same people. Keep one of the two.');
    const isHere = ({ path }: RouteClaim) =>
      territoryOf(path, given).some((one) => one.path === territory[0]!.path);
    const owner = others.find((other) => rivals(other.routes).some(isHere))?.app;
    if (!owner) return [];
    return problem(
      'route_taken',
      `(${route.access}) lies where ${owner} has pages. Have ${owner} release without them first.`,
    );
  });
}
