import type { RouteDeclaration } from '@futurelab/platform/contract';

export const routes: RouteDeclaration[] = [
  { path: '/', page: 'landing-page', title: 'FutureLab', access: 'visitor' },
];
