import { matchRoutes, type RouteObject } from '@futurelab/platform/router';
import type { ReactNode } from 'react';
import { SiteLayout } from './layout/site-layout';
import { NotFoundPage } from './pages/not-found-page';
import { SignInRequiredPage } from './pages/sign-in-required-page';
import type { Remote, RemoteRoute } from './remote';
import { Section } from './section';

const NOT_FOUND = 'not-found';

/**
 * The routes that exist for this visit. A path may be declared twice, once for visitors and once for members
 * (`/` is): signing in and out are full-page navigations, so a page belongs to one of the two for its life.
 */
export function routesFor(remotes: Remote[], signedIn: boolean): RemoteRoute[] {
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

const needsSignIn = ({ declared }: RemoteRoute, signedIn: boolean): boolean =>
  !signedIn && (declared.access === 'member' || declared.access === 'admin');

/** The router's view of the table: one element per declared path below the layout, the shell's own by default. */
export function routeObjects(
  remotes: Remote[],
  signedIn: boolean,
  layout: ReactNode = <SiteLayout />,
): RouteObject[] {
  return [
    {
      element: layout,
      children: [
        ...routesFor(remotes, signedIn).map((route) => ({
          path: route.declared.path,
          element: needsSignIn(route, signedIn) ? (
            <SignInRequiredPage title={route.declared.title} />
          ) : (
            <Section key={route.declared.path} route={route} />
          ),
        })),
        { id: NOT_FOUND, path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}

export interface RouteMatch {
  /** Undefined: no section declares the path. */
  route: RemoteRoute | undefined;
  params: Record<string, string | undefined>;
  /** Whether the visitor is shown the sign-in page instead. */
  signInRequired: boolean;
}

/** What the table shows at `pathname`, by the router's own rules. */
export function matchRoute(remotes: Remote[], signedIn: boolean, pathname: string): RouteMatch {
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
