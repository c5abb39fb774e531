import type { QueryClient } from '@tanstack/react-query';
import type { QueryMeta } from '../api/query-client';
import { sessionQuery } from '../session/session';
import { emitSignal } from '../api/signals';
import { concerns } from '../api/topics';
import type { LiveChange } from './live-connection';
import { SharedLive } from './shared-live';

/** What is said within this time is read again together. */
const BATCH_MS = 20;

/**
 * Keeps what pages show as it is on the server: what has changed is read again where it is on the screen, and otherwise when
 * it is next seen.
 * @param since when the oldest of what the page shows was read
 */
export function startLive(client: QueryClient, memberId: string, since: string): void {
  // Older browsers show what they have read.
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return;
  const refresh = collect((changes) => invalidate(client, changes));
  refetchOnMembershipChange(client);
  new SharedLive(`futurelab:live:${memberId}`, since, (message) =>
    message.type === 'signal' ? emitSignal(message.topic) : refresh(message),
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible')
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated });
  });
}

/** What is open, and to whom, stands on every page: all is read again once the member has become Pro, or is no longer. */
export function refetchOnMembershipChange(client: QueryClient): void {
  const isPro = () => client.getQueryData(sessionQuery.queryKey)?.isHPCMember;
  let was = isPro();
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== sessionQuery.queryKey[0] || isPro() === was) return;
    was = isPro();
    void client.invalidateQueries({ predicate: (other) => other !== query });
  });
}

function collect(work: (changes: LiveChange[]) => void): (change: LiveChange) => void {
  let changes: LiveChange[] = [];
  return (change) => {
    if (changes.push(change) > 1) return;
    setTimeout(() => {
      const all = changes;
      changes = [];
      work(all);
    }, BATCH_MS);
  };
}

/** Marks what `changes` concern as out of date, and reads again what is on screen. */
export function invalidate(client: QueryClient, changes: LiveChange[]): void {
  const topics = changes.flatMap((change) => (change.type === 'change' ? [change.topic] : []));
  const isReset = topics.length < changes.length;
  void client.invalidateQueries({
    refetchType: document.visibilityState === 'visible' ? 'active' : 'none',
    predicate: ({ meta, state }) => {
      const about = meta as QueryMeta | undefined;
      if (isReset) return about?.topics !== undefined;
      return topics.some((topic) => concerns(about, state.data, topic));
    },
  });
}
