import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type Reply = Schema<'PostReplyResponse'>;
export type Reaction = Schema<'Reactions'>;
export type ReactionKind = Reaction['kind'];

/** How many replies the api sends at once. */
export const REPLY_WINDOW = 50;

export const replyRevisionsQuery = (id: string) => apiQuery('/api/replies/{id}/revisions', { path: { id } });

export const newReplyMutation = (postId: string) =>
  mutationOptions({
    mutationFn: (body: Schema<'NewReply'>) =>
      write('POST', '/api/posts/{id}/replies', { path: { id: postId }, body }),
    onSuccess: (_data, _reply, _before, { client }) => client.invalidateQueries(),
  });

export const replyEditMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: Schema<'ReplyChanges'>) => write('PATCH', '/api/replies/{id}', { path: { id }, body }),
    onSuccess: (_data, _body, _before, { client }) => client.invalidateQueries(),
  });

export const replyRemovalMutation = (id: string) =>
  mutationOptions({
    mutationFn: () => write('DELETE', '/api/replies/{id}', { path: { id } }),
    onSuccess: (_data, _variables, _before, { client }) => client.invalidateQueries(),
  });

/** Accepts a reply as the answer, or takes that back. */
export const answerMutation = (postId: string, replyId: string) =>
  mutationOptions({
    mutationFn: (accepts: boolean) =>
      write(accepts ? 'PUT' : 'DELETE', '/api/posts/{id}/answer/{replyId}', {
        path: { id: postId, replyId },
      }),
    onSuccess: (_data, _accepts, _before, { client }) => client.invalidateQueries(),
  });

/** Reacts to a post or a reply, or takes the reaction back. */
export const reactionMutation = (to: 'post' | 'reply', id: string) =>
  mutationOptions({
    mutationFn: ({ kind, on }: { kind: ReactionKind; on: boolean }) => {
      const method = on ? 'PUT' : 'DELETE';
      const at = { path: { id, kind } };
      return to === 'post'
        ? write(method, '/api/posts/{id}/reactions/{kind}', at)
        : write(method, '/api/replies/{id}/reactions/{kind}', at);
    },
    onSettled: (_data, _error, _variables, _before, { client }) => client.invalidateQueries(),
  });
