import type { RouteObject } from '@futurelab/platform/router';
import { FragmentProvider, type FragmentProps } from '@futurelab/platform/runtime';
import type { ReactNode } from 'react';
import { NotFoundPage } from './pages/not-found-page';
import { RouteError } from './pages/route-error';
import { SignInRequiredPage } from './pages/sign-in-required-page';
import type { Remote } from './remote';
import { needsSignIn, routesFor } from './route-match';
import { Section } from './section';
import { SectionFragment } from './section-fragment';

const NOT_FOUND = 'not-found';

/** The router's view of the table: one element per declared path below the layout. */
export function routeObjects(remotes: Remote[], signedIn: boolean, layout: ReactNode): RouteObject[] {
  const fragment = (props: FragmentProps) => <SectionFragment remotes={remotes} {...props} />;
  return [
    {
      element: <FragmentProvider value={fragment}>{layout}</FragmentProvider>,
      errorElement: <RouteError layout={layout} />,
      children: [
        ...routesFor(remotes, signedIn).map((route) => ({
          path: route.declared.path,
          element: needsSignIn(route, signedIn) ? (
            <SignInRequiredPage title={route.declared.title} />
          ) : (
            <Section key={route.declared.path} route={route} remotes={remotes} />
          ),
        })),
        { id: NOT_FOUND, path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}
