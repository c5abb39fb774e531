import type { ReleaseRoute } from './release-manifest.js';

type Access = ReleaseRoute['access'];
export type RouteClaim = Pick<ReleaseRoute, 'path' | 'access'>;

/** Paths that the shell or the api answers before any section is asked. */
const RESERVED = /^\/(api|auth|dev|newsletter|mfe|shell|healthz|readyz|metrics)(\/|$)/;

/** Who of (signed out, member, admin) a route answers. */
const AUDIENCE: Record<Access, readonly string[]> = {
  public: ['visitor', 'member', 'admin'],
  visitor: ['visitor'],
  member: ['member', 'admin'],
  admin: ['admin'],
};

/** The same for patterns that match the same paths: what a parameter is called makes no difference. */
const shapeOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/:[^/?]+/g, ':')
    .replace(/(.)\/$/, '$1');

const overlap = (a: RouteClaim, b: RouteClaim) =>
  shapeOf(a.path) === shapeOf(b.path) && AUDIENCE[a.access].some((who) => AUDIENCE[b.access].includes(who));

export interface RouteProblem {
  code: 'route_taken' | 'route_reserved';
  message: string;
}

/** In words, each route that `app` may not have because it is reserved, declared twice or live in another section. */
export function routeProblems(
  app: string,
  routes: readonly RouteClaim[],
  others: readonly { app: string; routes: readonly RouteClaim[] }[],
): RouteProblem[] {
  return routes.flatMap((route, index): RouteProblem[] => {
    if (RESERVED.test(route.path)) {
      const message = `${route.path} is answered by the platform itself. Give the page another path.`;
      return [{ code: 'route_reserved', message }];
    }
    const twice = routes.slice(0, index).some((earlier) => overlap(earlier, route));
    const owner = twice
      ? app
      : others.find((other) => other.routes.some((taken) => overlap(taken, route)))?.app;
    if (!owner) return [];
    const message = twice
      ? `${route.path} is declared twice for the same people. Keep one of the two.`
      : `${route.path} (${route.access}) is a page of ${owner}. Give yours another path, or have ${owner} release without it first.`;
    return [{ code: 'route_taken', message }];
  });
}
