import { pluralize } from '@futurelab/platform/format';
import type { ListedKind, PostKind, PostSummary } from '../../queries/posts';

export const KINDS: Record<PostKind, string> = {
  question: 'Question',
  discussion: 'Discussion',
  introduction: 'Introduction',
  lesson: 'About a lesson',
};

export const KIND_FILTERS: readonly [ListedKind | null, string][] = [
  [null, 'Latest'],
  ['question', 'Questions'],
  ['discussion', 'Discussions'],
  ['introduction', 'Introductions'],
];

/** Reads `?kind=`; null for all kinds and for what is not one. */
export const readKind = (params: URLSearchParams): ListedKind | null => {
  const kind = params.get('kind');
  return KIND_FILTERS.find(([known]) => known !== null && known === kind)?.[0] ?? null;
};

/** How a conversation stands: "Answered", "3 replies", "No reply yet". */
export function replyStatus({
  kind,
  isAnswered,
  replyCount,
}: Pick<PostSummary, 'kind' | 'isAnswered' | 'replyCount'>): string {
  if (kind === 'question' && isAnswered) return 'Answered';
  if (replyCount === 0) return 'No reply yet';
  return pluralize(replyCount, 'reply', 'replies');
}
