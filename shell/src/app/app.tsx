import { HydrationBoundary, QueryClientProvider, type QueryClient } from '@futurelab/platform/query';
import { PublicConfigProvider } from '@futurelab/platform/session';
import { ThemeProvider } from '@futurelab/platform/theme';
import type { ReactNode } from 'react';
import type { PageData } from './page-data';

/** The providers around the router, the same on the server and in the browser. */
export function App({
  data,
  client,
  children,
}: {
  data: Pick<PageData, 'config' | 'theme' | 'queries'>;
  client: QueryClient;
  children: ReactNode;
}) {
  return (
    <PublicConfigProvider value={data.config}>
      <ThemeProvider initial={data.theme}>
        <QueryClientProvider client={client}>
          <HydrationBoundary state={data.queries}>{children}</HydrationBoundary>
        </QueryClientProvider>
      </ThemeProvider>
    </PublicConfigProvider>
  );
}
