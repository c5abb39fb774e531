import { apiQuery, write } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

/** The tags and the people that the member follows. */
export const followsQuery = apiQuery('/api/my/follows');

/** The tags of discussions, the most frequent first. */
export const tagsQuery = apiQuery('/api/tags');

interface FollowChange {
  what: 'tag' | 'member';
  /** The tag, or the id of the member. */
  key: string;
  on: boolean;
}

export const followMutation = mutationOptions({
  mutationFn: ({ what, key, on }: FollowChange) => {
    const method = on ? 'PUT' : 'DELETE';
    return what === 'tag'
      ? write(method, '/api/my/follows/tags/{tag}', { path: { tag: key } })
      : write(method, '/api/my/follows/members/{id}', { path: { id: key } });
  },
  onSettled: (_data, _error, _change, _before, { client }) =>
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        /^\/api\/(my\/follows|tags|posts\?.*view=following)/.test(String(path)),
    }),
});
