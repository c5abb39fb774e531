import { write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type Poll = Schema<'PollResponse'>;
export type NewPoll = Schema<'NewPoll'>;

export const voteMutation = (postId: string) =>
  mutationOptions({
    mutationFn: (choices: number[]) =>
      write('PUT', '/api/posts/{id}/poll/vote', { path: { id: postId }, body: { choices } }),
    // Also when it was refused: it may have ended meanwhile.
    onSettled: (_data, _error, _choices, _before, { client }) => client.invalidateQueries(),
  });

export const pollEndMutation = (postId: string) =>
  mutationOptions({
    mutationFn: () => write('PUT', '/api/posts/{id}/poll/end', { path: { id: postId } }),
    onSuccess: (_data, _variables, _before, { client }) => client.invalidateQueries(),
  });

export const pollEditMutation = (postId: string) =>
  mutationOptions({
    mutationFn: (body: NewPoll) => write('PUT', '/api/posts/{id}/poll', { path: { id: postId }, body }),
    onSuccess: (_data, _poll, _before, { client }) => client.invalidateQueries(),
  });
