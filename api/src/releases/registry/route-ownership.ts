import { API_PREFIXES } from '#platform/api-prefixes';
import type { ReleaseRoute } from '#platform/manifest';

type Access = ReleaseRoute['access'];
export type RouteClaim = Pick<ReleaseRoute, 'path' | 'access'>;

/** Paths that the shell or the api answers before any section is asked. */
const RESERVED = [...API_PREFIXES, '/mfe', '/shell', '/healthz', '/readyz', '/metrics'];

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
function intersect(a: string[], b: string[]): boolean {
  const known = new Map<string, boolean>();
  const from = (i: number, j: number): boolean => {
    const key = `${i},${j}`;
    const result = known.get(key) ?? compare(i, j);
    known.set(key, result);
    return result;
  };
  const compare = (i: number, j: number): boolean => {
    const [one, other] = [a[i], b[j]];
    if (one === '*' || other === '*') return true;
    if (one === undefined && other === undefined) return true;
    if (one !== undefined && isOptional(one) && from(i + 1, j)) return true;
    if (other !== undefined && isOptional(other) && from(i, j + 1)) return true;
    if (one === undefined || other === undefined) return false;
    const isMatch = isDynamic(one) || isDynamic(other) || one.replace(/\?$/, '') === other.replace(/\?$/, '');
    return isMatch && from(i + 1, j + 1);
  };
  return from(0, 0);
}

/** A pattern with parameters claims every path below its fixed beginning. */
function isBelow(path: string[], pattern: string[]): boolean {
  const end = pattern.findIndex((segment) => !isFixed(segment));
  return end !== -1 && pattern.slice(0, end).every((segment, index) => path[index] === segment);
}

function conflict(one: RouteClaim, other: RouteClaim): boolean {
  const [a, b] = [segmentsOf(one.path), segmentsOf(other.path)];
  return intersect(a, b) || isBelow(a, b) || isBelow(b, a);
}

const shareAudience = (a: RouteClaim, b: RouteClaim) =>
  AUDIENCE[a.access].some((who) => AUDIENCE[b.access].includes(who));

export interface RouteClaims {
  app: string;
  routes: readonly RouteClaim[];
}

export interface RouteProblem {
  code: 'route_taken' | 'route_reserved' | 'route_unbounded';
  message: string;
}

/** As text, each route that `app` may not have: reserved, declared twice, or matching what another section has live. */
export function routeProblems(
  app: string,
  routes: readonly RouteClaim[],
  others: readonly RouteClaims[],
): RouteProblem[] {
  return routes.flatMap((route, index): RouteProblem[] => {
    if (RESERVED.some((prefix) => `${route.path.toLowerCase()}/`.startsWith(`${prefix}/`))) {
      const message = `${route.path} is answered by the platform itself. Give the page another path.`;
      return [{ code: 'route_reserved', message }];
    }
    const [first] = segmentsOf(route.path);
    if (first !== undefined && !isFixed(first)) {
      const message = `${route.path} would answer the paths of every section. Begin it with a fixed segment.`;
      return [{ code: 'route_unbounded', message }];
    }
    const twice = routes
      .slice(0, index)
      .some((earlier) => haveSameShape(earlier, route) && shareAudience(earlier, route));
    const owner = twice
      ? app
      : others.find((other) =>
          other.routes.some((taken) => conflict(taken, route) && shareAudience(taken, route)),
        )?.app;
    if (!owner) return [];
    const message = twice
      ? `${route.path} is declared twice for the same people. Keep one of the two.`
      : `${route.path} (${route.access}) belongs to ${owner}. Give yours another path, or have ${owner} release without it first.`;
    return [{ code: 'route_taken', message }];
  });
}
