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

const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);
const isOptional = (segment: string) => segment.endsWith('?');
const isDynamic = (segment: string) => segment.startsWith(':') || segment === '*';
const isFixed = (segment: string) => !isDynamic(segment) && !isOptional(segment);

/** Whether some path matches both patterns, by the rules of React Router. */
function intersect(one: RouteClaim, other: RouteClaim): boolean {
  const [a, b] = [segmentsOf(one.path), segmentsOf(other.path)];
  const known = new Map<string, boolean>();
  const from = (i: number, j: number): boolean => {
    const key = `${i},${j}`;
    const result = known.get(key) ?? compare(i, j);
    known.set(key, result);
    return result;
  };
  const compare = (i: number, j: number): boolean => {
    const [x, y] = [a[i], b[j]];
    if (x === '*' || y === '*') return true;
    if (x === undefined && y === undefined) return true;
    if (x !== undefined && isOptional(x) && from(i + 1, j)) return true;
    if (y !== undefined && isOptional(y) && from(i, j + 1)) return true;
    if (x === undefined || y === undefined) return false;
    const isMatch = isDynamic(x) || isDynamic(y) || x.replace(/\?$/, '') === y.replace(/\?$/, '');
    return isMatch && from(i + 1, j + 1);
  };
  return from(0, 0);
}

/** The longest path that belongs to a section and that a page lies on or below; of the root, only the page itself. */
function territoryOf(page: string, given: readonly SectionPath[]): SectionPath[] {
  const segments = segmentsOf(page);
  const end = segments.findIndex((segment) => !isFixed(segment));
  const beginning = `/${segments.slice(0, end === -1 ? undefined : end).join('/')}/`;
  const around = given.filter(({ path }) => (path === '/' ? page === '/' : beginning.startsWith(`${path}/`)));
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
 * As text, each route that `app` may not have: reserved, outside of what belongs to it, declared twice, or matching what
 * another section has live.
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
          other.routes.some((taken) => intersect(taken, route) && shareAudience(taken, route)),
        )?.app;
    if (!owner) return [];
    const message = twice
      ? `${route.path} is declared twice for the same people. Keep one of the two.`
      : `${route.path} (${route.access}) is a page of ${owner}. Give yours another path, or have ${owner} release without it first.`;
    return [{ code: 'route_taken', message }];
  });
}
