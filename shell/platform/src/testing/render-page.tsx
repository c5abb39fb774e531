import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../api/query-client';
import { startFocusRecovery } from '../focus';
import { FragmentProvider } from '../runtime';
import { PublicConfigProvider, type PublicConfig } from '../session/public-config';
import { sessionQuery, type CurrentUser } from '../session/session';
import { createFakeApi, type StubResponses, type FakeApi } from './fake-api';

let stopFocusRecovery: (() => void) | undefined;

interface Options {
  /** Route pattern of the page under test and the address it is opened at. */
  path?: string;
  at?: string;
  /** Who is signed in; null: nobody. */
  user?: CurrentUser | null;
  api?: StubResponses;
  config?: PublicConfig;
}

/**
 * Renders a page as the shell would, over a fake api; everything else in it is the product's own. A fragment is an empty element
 * with its name, since its section has specs for what is in it.
 */
export function renderPage(
  page: ReactNode,
  { path = '*', at = '/', user = null, api = {}, config }: Options = {},
): RenderResult & { api: FakeApi; router: ReturnType<typeof createMemoryRouter>; client: QueryClient } {
  const fake = createFakeApi(api);
  const client = createQueryClient(fake.transport);
  client.setQueryData(sessionQuery.queryKey, user);
  globalThis.fetch = ((input: string, init?: RequestInit) =>
    fake.transport(input, init ?? {})) as typeof fetch;
  stopFocusRecovery?.();
  stopFocusRecovery = startFocusRecovery();
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: '*', element: <p>Another page</p> },
    ],
    {
      initialEntries: [at],
    },
  );
  const tree = (
    <QueryClientProvider client={client}>
      <FragmentProvider value={({ name }) => <div data-fragment={name} />}>
        <RouterProvider router={router} />
      </FragmentProvider>
    </QueryClientProvider>
  );
  const result = render(config ? <PublicConfigProvider value={config}>{tree}</PublicConfigProvider> : tree);
  return Object.assign(result, { api: fake, router, client });
}
