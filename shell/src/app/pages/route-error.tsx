import { useRouteError } from '@futurelab/platform/router';
import { Container, ErrorState } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import { isNotFound } from '../page-outlet';

/**
 * In the place of the router's own error screen. No route matches a path with a line break, not even `*`: the layout
 * shows that there is no such page. Anything else has come from the layout itself.
 */
export function RouteError({ layout }: { layout: ReactNode }) {
  if (isNotFound(useRouteError())) return layout;
  return (
    <Container>
      <ErrorState onRetry={() => location.reload()} />
    </Container>
  );
}
