import { apiListQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, type QueryKey } from '@futurelab/platform/query';

export type Bookmark = Schema<'BookmarkResponse'>;

const PATH = '/api/my/bookmarks';

/** The latest first. */
export const bookmarksQuery = (withReminder: boolean, cursor?: string) =>
  apiListQuery(PATH, { query: { reminder: withReminder ? 'true' : undefined, cursor } });

/** Those of one discussion and its replies. */
export const discussionBookmarksQuery = (post: string) => apiListQuery(PATH, { query: { post, limit: 100 } });

const isList = ({ queryKey: [path] }: { queryKey: QueryKey }) =>
  path === PATH || (typeof path === 'string' && path.startsWith(`${PATH}?`));

interface BookmarkChange extends Pick<Bookmark, 'kind' | 'id'> {
  on: boolean;
  /** The day of the reminder, YYYY-MM-DD. */
  remindOn?: string | null;
}

/** Bookmarks it with or without a reminder, or takes the bookmark away; under way until the lists say so. */
export const bookmarkMutation = mutationOptions({
  mutationFn: ({ on, remindOn = null, ...path }: BookmarkChange) =>
    on
      ? write('PUT', '/api/my/bookmarks/{kind}/{id}', { path, body: { remindOn } })
      : write('DELETE', '/api/my/bookmarks/{kind}/{id}', { path }),
  onSettled: (_data, _error, _change, _before, { client }) => client.invalidateQueries({ predicate: isList }),
});
