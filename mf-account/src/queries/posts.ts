import { write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

/** Posts an introduction. */
export const helloMutation = mutationOptions({
  mutationFn: (hello: Pick<Schema<'NewPost'>, 'title' | 'body'>) =>
    write('POST', '/api/posts', { body: { ...hello, kind: 'introduction' } }),
  onSuccess: (_post, _hello, _before, { client }) => client.invalidateQueries(),
});
