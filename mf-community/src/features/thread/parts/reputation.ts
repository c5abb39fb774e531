import { pluralize } from '@futurelab/platform/format';
import type { Post } from '../../../queries/posts';

/** "5 accepted answers · 2 exchanges"; null for who has nothing of it. */
export function reputationOf(reputations: Post['reputations'], memberId: string | undefined): string | null {
  const found = reputations.find((one) => one.memberId === memberId);
  if (!found) return null;
  const { acceptedAnswers, exchanges } = found;
  return [
    ...(acceptedAnswers > 0 ? [pluralize(acceptedAnswers, 'accepted answer', 'accepted answers')] : []),
    ...(exchanges > 0 ? [pluralize(exchanges, 'exchange', 'exchanges')] : []),
  ].join(' · ');
}
