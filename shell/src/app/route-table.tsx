import type { RouteObject } from '@futurelab/platform/router';
import type { ReactNode } from 'react';
import { NotFoundPage } from './pages/not-found-page';
import { RouteError } from './pages/route-error';
import { SignInRequiredPage } from './pages/sign-in-required-page';
import type { Remote } from './remote';
import { needsSignIn, routesFor } from './route-match';
import { Section } from './section';

const NOT_FOUND = 'not-found';

/** The router's view of the table: one element per declared path below the layout. */
export function routeObjects(remotes: Remote[], signedIn: boolean, layout: ReactNode): RouteObject[] {
  return [
    {
      element: layout,
      errorElement: <RouteError layout={layout} />,
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
