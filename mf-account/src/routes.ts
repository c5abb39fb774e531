import type { RouteDeclaration } from '@futurelab/platform/contract';
import { paths } from '@futurelab/platform/paths';
import { authProvidersQuery } from './features/sign-in/providers';
import { homeQueries } from './model/home-data';

export const routes: RouteDeclaration[] = [
  {
    path: paths.home,
    page: 'home-page',
    title: 'Home',
    access: 'member',
    queries: () => Object.values(homeQueries),
  },
  {
    path: paths.login,
    page: 'login-page',
    title: 'Sign in',
    access: 'public',
    queries: ({ signedIn }) => (signedIn ? [] : [authProvidersQuery]),
  },
];
