import {
  apiListQuery,
  apiPagesQuery,
  apiQuery,
  liveQuery,
  write,
  type Schema,
} from '@futurelab/platform/api';
import { lessonQuery } from '@futurelab/platform/queries/learning';
import { mutationOptions } from '@futurelab/platform/query';
import { activeGroupsQuery } from './active-groups';

export type PostSummary = Schema<'PostSummary'>;
export type Post = Schema<'PostDetail'>;
export type NewPost = Schema<'NewPost'>;
export type Author = Schema<'AuthorSummary'>;
export type PostKind = PostSummary['kind'];
/** The discussions under lessons and events are not to be listed by themselves. */
export type ListedKind = Exclude<PostKind, 'lesson' | 'event'>;
export type PostView = 'latest' | 'unanswered' | 'following' | 'mine';

export interface PostFilters {
  view?: PostView;
  kind?: ListedKind | null;
  tag?: string | null;
  q?: string | undefined;
  group?: string;
  limit?: number;
  cursor?: string;
}

/** The latest activity first; stays as it was read, so that nothing moves while a member reads it. */
export const postsQuery = ({ view, kind, tag, ...more }: PostFilters = {}) =>
  apiListQuery('/api/posts', {
    query: {
      view: view === 'latest' ? undefined : view,
      kind: kind ?? undefined,
      tag: tag ?? undefined,
      ...more,
    },
  });

/** The beginning of the same list as it is by now, for telling that there is more. */
export const latestPostsQuery = (filters: PostFilters) => {
  const { queryKey, meta } = postsQuery(filters);
  const now = { queryKey: [...queryKey, { now: true }] as unknown as typeof queryKey, meta };
  const isOwn = filters.view === 'mine' || filters.view === 'following';
  return isOwn ? liveQuery(now, 'posts', 'lesson-posts:*', 'event-posts:*') : liveQuery(now, 'posts');
};

/** Only the total is of interest here: it comes with the list's headers, whatever the page's size. */
export const discussionCountQuery = apiListQuery('/api/posts', { query: { limit: 1 } });

/** The discussions under a lesson, `course/lesson`; `id` is the lesson's. */
export const lessonPostsQuery = (lesson: string, id: string) =>
  liveQuery(apiPagesQuery('/api/posts', { query: { lesson, limit: 5 } }), `lesson-posts:${id}`, 'post:{id}');

/** What is said of an event, by its id or slug; `id` is its id, once it is known. */
export const eventPostsQuery = (
  event: string,
  { id = '*', cursor }: { id?: string; cursor?: string | undefined } = {},
) =>
  liveQuery(
    apiListQuery('/api/posts', { query: { event, limit: 5, cursor } }),
    `event-posts:${id}`,
    'post:{id}',
  );

/** The lesson that a discussion is begun about, as `course/lesson`. */
export const aboutLessonQuery = (place: string) => {
  const [id = '', lessonId = ''] = place.split('/');
  return lessonQuery(id, lessonId);
};

/** A post with one window of its replies. */
export const postQuery = (id: string, window: number) =>
  liveQuery(apiQuery('/api/posts/{id}', { path: { id }, query: { replies: window } }), 'post:{id}');

/** The people in a discussion and others like it, by its id or slug; `id` is its id, once it is known. */
export const postContextQuery = (address: string, id = '*') =>
  liveQuery(apiQuery('/api/posts/{id}/context', { path: { id: address } }), `post:${id}`);

/** A post with the window that has the first unread reply; read when the page is opened, and not again while they read. */
const postAtUnreadQuery = (id: string) => apiQuery('/api/posts/{id}', { path: { id } });

/** A post with the window that has a reply. */
const postAtReplyQuery = (id: string, reply: string) =>
  apiQuery('/api/posts/{id}', { path: { id }, query: { reply } });

/** Whether a path is that of one of the two above. */
export const isEntry = (id: string, path: string): boolean =>
  path === `/api/posts/${id}` || path.startsWith(`/api/posts/${id}?reply=`);

/** Which replies a page begins with; undefined: those with the first unread one. */
export interface Entry {
  window: number | undefined;
  reply: string | undefined;
}

export function postEntryQuery(id: string, { window, reply }: Entry) {
  if (window !== undefined) return postQuery(id, window);
  return reply === undefined ? postAtUnreadQuery(id) : postAtReplyQuery(id, reply);
}

export const postRevisionsQuery = (id: string) => apiQuery('/api/posts/{id}/revisions', { path: { id } });

export const newPostMutation = mutationOptions({
  mutationFn: (body: NewPost) => write('POST', '/api/posts', { body }),
  onSuccess: (_data, _post, _before, { client }) => client.invalidateQueries(),
});

export const lessonQuestionMutation = (lessonId: string) =>
  mutationOptions({
    mutationFn: (text: Pick<NewPost, 'title' | 'body'>) =>
      write('POST', '/api/posts', { body: { ...text, kind: 'question', lessonId } }),
    onSuccess: (_data, _text, _before, { client }) => client.invalidateQueries(),
  });

export const eventPostMutation = (eventId: string) =>
  mutationOptions({
    mutationFn: (text: Pick<NewPost, 'title' | 'body'>) =>
      write('POST', '/api/posts', { body: { ...text, kind: 'discussion', eventId } }),
    onSuccess: (_data, _text, _before, { client }) => client.invalidateQueries(),
  });

export const postEditMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: Schema<'PostChanges'>) => write('PATCH', '/api/posts/{id}', { path: { id }, body }),
    onSuccess: (_data, _changes, _before, { client }) => client.invalidateQueries(),
  });

export const postRemovalMutation = (id: string) =>
  mutationOptions({
    mutationFn: () => write('DELETE', '/api/posts/{id}', { path: { id } }),
    onSuccess: (_data, _variables, _before, { client }) => client.invalidateQueries(),
  });

export type PostSwitch = 'follow' | 'pin' | 'lock';

/** Follows, pins or locks a post, or undoes it. */
export const postSwitchMutation = (id: string) =>
  mutationOptions({
    mutationFn: ({ what, on }: { what: PostSwitch; on: boolean }) => {
      const method = on ? 'PUT' : 'DELETE';
      const at = { path: { id } };
      if (what === 'follow') return write(method, '/api/posts/{id}/follow', at);
      if (what === 'pin') return write(method, '/api/posts/{id}/pin', at);
      return write(method, '/api/posts/{id}/lock', at);
    },
    onSuccess: (_data, _variables, _before, { client }) => client.invalidateQueries(),
  });

/** Everything up to now has been read. What is on the screen stays as it is. */
export const postReadMutation = (id: string) =>
  mutationOptions({
    mutationFn: () => write('PUT', '/api/posts/{id}/read', { path: { id } }),
    onSuccess: (_data, _variables, _before, { client }) => {
      void client.invalidateQueries(activeGroupsQuery);
      return client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => /^\/api\/posts(\?|$)/.test(String(path)),
        refetchType: 'none',
      });
    },
  });
