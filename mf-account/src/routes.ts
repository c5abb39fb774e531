import type { RouteDeclaration } from '@futurelab/platform/contract';
import { authProvidersQuery } from './features/sign-in/providers';
import { homeQueries } from './model/home-data';

export const routes: RouteDeclaration[] = [
  {
    path: '/',
    page: 'home-page',
    title: 'Home',
    access: 'member',
    queries: () => Object.values(homeQueries),
  },
  {
    path: '/login',
    page: 'login-page',
    title: 'Sign in',
    access: 'public',
    queries: ({ signedIn }) => (signedIn ? [] : [authProvidersQuery]),
  },
];
