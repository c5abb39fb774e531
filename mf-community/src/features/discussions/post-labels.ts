import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import type { ListedKind, PostKind, PostSummary, PostView } from '../../queries/posts';
import { isTag } from './tags';

export const KINDS: Record<PostKind, string> = {
  question: 'Question',
  discussion: 'Discussion',
  introduction: 'Introduction',
  lesson: 'About a lesson',
  event: 'About an event',
};

export const KIND_CHOICES: readonly { value: ListedKind; label: string; hint: string }[] = [
  { value: 'question', label: 'Question', hint: 'You can accept the reply that answers it.' },
  {
    value: 'discussion',
    label: 'Discussion',
    hint: 'Share an idea or experience, or work something out together.',
  },
  {
    value: 'introduction',
    label: 'Introduction',
    hint: 'Who you are, what you do, and what you’re curious about.',
  },
];

export const KIND_PLURALS: Record<ListedKind, string> = {
  question: 'Questions',
  discussion: 'Discussions',
  introduction: 'Introductions',
};

export const VIEWS: Record<PostView, string> = {
  latest: 'Latest',
  unanswered: 'Unanswered',
  following: 'Following',
  mine: 'Mine',
};

/** What a list of discussions is narrowed to; the page's address says the same. */
export interface ListFilters {
  view: PostView;
  kind: ListedKind | null;
  tag: string | null;
  /** Text to be found in them or in their replies. */
  q?: string | undefined;
  /** The slug of a group. */
  group?: string;
  /** All tags, instead of discussions. */
  tags?: boolean;
}

const KIND_VALUES = KIND_CHOICES.map(({ value }) => value);
/** Longer texts are refused by the api. */
export const MAX_QUERY = 100;
const GROUP = /^[a-z0-9-]{1,120}$/;

/** Reads `?kind=`; null for all kinds and for what is not one. */
export const readKind = (params: URLSearchParams): ListedKind | null =>
  KIND_VALUES.find((kind) => kind === params.get('kind')) ?? null;

/** Reads `?view=&kind=&tag=&q=&group=&tags`; what the list does not know is left out. */
export function readFilters(params: URLSearchParams): ListFilters {
  const [view, tag] = [params.get('view') ?? '', params.get('tag') ?? ''];
  const group = params.get('group') ?? '';
  const q = params.get('q')?.trim().slice(0, MAX_QUERY);
  return {
    view: view in VIEWS ? (view as PostView) : 'latest',
    kind: readKind(params),
    tag: isTag(tag) ? tag : null,
    ...(q && { q }),
    ...(GROUP.test(group) && { group }),
    ...(params.has('tags') && { tags: true }),
  };
}

export function listPath({ view, kind, tag, q, group, tags }: ListFilters): string {
  const params = new URLSearchParams({
    ...(view !== 'latest' && { view }),
    ...(kind && { kind }),
    ...(tag && { tag }),
    ...(q && { q }),
    ...(group && { group }),
    ...(tags && { tags: 'all' }),
  });
  return params.size > 0 ? `${paths.discussions}?${params}` : paths.discussions;
}

/** How a conversation stands: "Answered", "3 replies", "No replies yet". */
export function replyStatus({
  kind,
  isAnswered,
  replyCount,
}: Pick<PostSummary, 'kind' | 'isAnswered' | 'replyCount'>): string {
  if (kind === 'question' && isAnswered) return 'Answered';
  if (replyCount === 0) return 'No replies yet';
  return pluralize(replyCount, 'reply', 'replies');
}
