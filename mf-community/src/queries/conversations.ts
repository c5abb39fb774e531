import {
  apiListQuery,
  apiPagesQuery,
  apiQuery,
  liveQuery,
  write,
  type Schema,
} from '@futurelab/platform/api';
import { mutationOptions, queryOptions, type QueryClient } from '@futurelab/platform/query';

export type ConversationSummary = Schema<'ConversationSummary'>;
export type Conversation = Schema<'ConversationDetail'>;
export type Participant = Schema<'Participant'>;
export type Message = Schema<'MessageResponse'>;

export type Folder = 'open' | 'request';

/** What the api calls a change of the list, and one of a conversation. */
const LIST = 'conversations';
const topicOf = (id: string) => `conversation:${id}` as const;
const seenTopicOf = (id: string) => `conversation-seen:${id}` as const;

// What is searched for may be in either folder.
const inboxOf = (folder: Folder, search: string) => ({
  query: { state: search ? undefined : folder, query: search || undefined },
});

/** The caller's conversations, the latest message first: what the first paint needs of `conversationPagesQuery`. */
export const conversationsQuery = (folder: Folder, search: string) =>
  liveQuery(apiListQuery('/api/conversations', inboxOf(folder, search)), LIST, 'blocks');

export const conversationPagesQuery = (folder: Folder, search: string) =>
  liveQuery(apiPagesQuery('/api/conversations', inboxOf(folder, search)), LIST, 'blocks');

/** The one with this member alone: a list of one or none. */
export const conversationWithQuery = (memberId: string) =>
  apiListQuery('/api/conversations', { query: { with: memberId } });

export const conversationQuery = (id: string) =>
  liveQuery(
    apiQuery('/api/conversations/{id}', { path: { id } }),
    LIST,
    'blocks',
    topicOf(id),
    seenTopicOf(id),
  );

export const unreadConversationsQuery = liveQuery(apiQuery('/api/conversations/unread'), LIST, 'blocks');

const PAGE = { limit: 40 };

/** The latest messages: what the first paint needs of `messagesQuery`. */
export const latestMessagesQuery = (id: string) =>
  liveQuery(
    apiListQuery('/api/conversations/{id}/messages', { path: { id }, query: PAGE }),
    'blocks',
    topicOf(id),
  );

/** Page after page, the latest message first. */
export const messagesQuery = (id: string) =>
  liveQuery(
    apiPagesQuery('/api/conversations/{id}/messages', { path: { id }, query: PAGE }),
    'blocks',
    topicOf(id),
  );

/** The id of the latest open conversation, or null. What its first paint needs is read with it. */
export const latestConversationQuery = liveQuery(
  queryOptions({
    queryKey: ['/api/conversations', 'latest'],
    queryFn: async ({ client }) => {
      const { items } = await client.fetchQuery(conversationsQuery('open', ''));
      const id = items[0]?.id;
      if (id === undefined) return null;
      await Promise.all([
        client.prefetchQuery(conversationQuery(id)),
        client.prefetchQuery(latestMessagesQuery(id)),
      ]);
      return id;
    },
  }),
  LIST,
  'blocks',
);

/** Reads again whatever is shown of conversations. */
export const refreshConversations = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/conversations'),
  });

const afterwards = {
  onSuccess: (
    _data: unknown,
    _variables: unknown,
    _before: unknown,
    { client }: { client: QueryClient },
  ): Promise<void> => client.invalidateQueries(),
};

export const sendMessage = (id: string, body: Schema<'NewMessage'>, key: string) =>
  write('POST', '/api/conversations/{id}/messages', { path: { id }, body, key });

/** Reacts to a message, or takes the reaction back. */
export const messageReactionMutation = (id: string) =>
  mutationOptions({
    mutationFn: ({ kind, on }: { kind: Message['reactions'][number]['kind']; on: boolean }) =>
      write(on ? 'PUT' : 'DELETE', '/api/messages/{id}/reactions/{kind}', { path: { id, kind } }),
    ...afterwards,
  });

export const startMutation = mutationOptions({
  mutationFn: (body: Schema<'NewConversation'>) => write('POST', '/api/conversations', { body }),
  ...afterwards,
});

/** Up to the message at a position. */
export const readMutation = (id: string) =>
  mutationOptions({
    mutationFn: (position: number) =>
      write('PUT', '/api/conversations/{id}/read', { path: { id }, body: { position } }),
    ...afterwards,
  });

/** Others see at once that the caller is typing. */
export const announceTyping = (id: string) =>
  write('PUT', '/api/conversations/{id}/typing', { path: { id } });

export const muteMutation = (id: string) =>
  mutationOptions({
    mutationFn: (mute: boolean) =>
      write(mute ? 'PUT' : 'DELETE', '/api/conversations/{id}/mute', { path: { id } }),
    ...afterwards,
  });

export const leaveMutation = (id: string) =>
  mutationOptions({
    mutationFn: () => write('DELETE', '/api/conversations/{id}/membership', { path: { id } }),
    ...afterwards,
  });

/** Names a conversation of more than two; empty: after its people. */
export const renameMutation = (id: string) =>
  mutationOptions({
    mutationFn: (name: string) => write('PATCH', '/api/conversations/{id}', { path: { id }, body: { name } }),
    ...afterwards,
  });

export const addPersonMutation = (id: string) =>
  mutationOptions({
    mutationFn: (memberId: string) =>
      write('POST', '/api/conversations/{id}/people', { path: { id }, body: { memberIds: [memberId] } }),
    ...afterwards,
  });

export const removePersonMutation = (id: string) =>
  mutationOptions({
    mutationFn: (memberId: string) =>
      write('DELETE', '/api/conversations/{id}/people/{memberId}', { path: { id, memberId } }),
    ...afterwards,
  });

/** Accepts or declines a request; accepting takes back that it was declined. */
export const acceptanceMutation = (id: string) =>
  mutationOptions({
    mutationFn: (accept: boolean) =>
      write(accept ? 'PUT' : 'DELETE', '/api/conversations/{id}/acceptance', { path: { id } }),
    ...afterwards,
  });

export const editMessageMutation = (id: string) =>
  mutationOptions({
    mutationFn: (text: string) => write('PATCH', '/api/messages/{id}', { path: { id }, body: { text } }),
    ...afterwards,
  });

export const removeMessageMutation = (id: string) =>
  mutationOptions({
    mutationFn: () => write('DELETE', '/api/messages/{id}', { path: { id } }),
    ...afterwards,
  });
