import { apiListQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

/** Only the total is of interest here: it comes with the list's headers, whatever the page's size. */
export const discussionCountQuery = apiListQuery('/api/posts', { query: { limit: 1 } });

/** Posts an introduction. */
export const helloMutation = mutationOptions({
  mutationFn: (hello: Pick<Schema<'NewPost'>, 'title' | 'body'>) =>
    write('POST', '/api/posts', { body: { ...hello, kind: 'introduction' } }),
  onSuccess: (_post, _hello, _before, { client }) => client.invalidateQueries(),
});
