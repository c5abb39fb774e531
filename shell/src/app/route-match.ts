import { matchRoutes } from '@futurelab/platform/router';
import type { RemoteSnapshot } from './page-data';

type Declaring = { snapshot: Pick<RemoteSnapshot, 'routes'> };

export interface SectionRoute<Section extends Declaring> {
  remote: Section;
  declared: Section['snapshot']['routes'][number];
}

/**
 * The routes that exist for this visit. A path may be declared twice, once for visitors and once for members
 * (`/` is): signing in and out are full-page navigations, so a page belongs to one of the two for its life.
 */
export function routesFor<Section extends Declaring>(
  remotes: Section[],
  signedIn: boolean,
): SectionRoute<Section>[] {
  const all = remotes.flatMap((remote) => remote.snapshot.routes.map((declared) => ({ remote, declared })));
  const open = new Set(
    all.filter(({ declared }) => declared.access === 'visitor').map(({ declared }) => declared.path),
  );
  return all.filter(({ declared }) => {
    if (declared.access === 'visitor') return !signedIn;
    if (declared.access === 'public') return true;
    return signedIn || !open.has(declared.path);
  });
}

export const needsSignIn = ({ declared }: SectionRoute<Declaring>, signedIn: boolean): boolean =>
  !signedIn && declared.access !== 'public' && declared.access !== 'visitor';

export interface RouteMatch<Section extends Declaring> {
  /** Undefined: no section declares the path. */
  route: SectionRoute<Section> | undefined;
  params: Record<string, string | undefined>;
  /** Whether the visitor is shown the sign-in page instead. */
  signInRequired: boolean;
}

/** What the table shows at `pathname`, by the router's own rules. */
export function matchRoute<Section extends Declaring>(
  remotes: Section[],
  signedIn: boolean,
  pathname: string,
): RouteMatch<Section> {
  const routes = routesFor(remotes, signedIn);
  const objects = routes.map(({ declared }, index) => ({ id: String(index), path: declared.path }));
  const match = matchRoutes(objects, pathname)?.at(-1);
  const route = match ? routes[Number(match.route.id)] : undefined;
  return {
    route,
    params: match?.params ?? {},
    signInRequired: route ? needsSignIn(route, signedIn) : false,
  };
}
