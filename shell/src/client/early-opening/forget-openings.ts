import { ApiError } from '@futurelab/platform/api';
import type { QueryClient } from '@futurelab/platform/query';
import { sessionQuery } from '@futurelab/platform/session';
import { Openings } from './openings';

/**
 * Forgets what pages begin with as soon as this page knows better: another theme is chosen, the member goes by another name,
 * or the session has ended. Nobody is then shown the look before, or met as somebody else.
 */
export function forgetOpenings(client: QueryClient): void {
  new MutationObserver(forget).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const [key] = sessionQuery.queryKey;
  let member = client.getQueryData(sessionQuery.queryKey);
  client.getQueryCache().subscribe(({ query: { queryKey, state } }) => {
    if (state.error instanceof ApiError && state.error.status === 401) return forget();
    if (queryKey[0] !== key || state.data === member) return;
    if (member) forget();
    member = state.data as typeof member;
  });
}

function forget(): void {
  void navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration && new Openings(registration.navigationPreload).forget());
}
