import { apiQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, replaceQueryData, useQueries, type QueryClient } from '@futurelab/platform/query';
import { useState } from 'react';

export type Notification = Schema<'NotificationItem'>;
type NotificationList = Schema<'NotificationList'>;
export type NotificationFilter = 'unread' | 'mentions' | 'replies' | 'events' | 'money';

const PATH = '/api/my/notifications';

/** The latest first; the first page also has the number that the bell shows. */
export const notificationsQuery = (show?: NotificationFilter, cursor?: string) =>
  liveQuery(apiQuery(PATH, { query: { show, cursor } }), 'notifications');

/** All pages that were asked for, joined. */
export function useNotifications(show?: NotificationFilter) {
  const [asked, setAsked] = useState<{ show: NotificationFilter | undefined; cursors: string[] }>();
  const cursors = asked && asked.show === show ? asked.cursors : [];
  const pages = useQueries({
    queries: [notificationsQuery(show), ...cursors.map((cursor) => notificationsQuery(show, cursor))],
  });
  const failed = pages.find(({ error }) => error);
  const loaded = pages.flatMap(({ data }) => (data ? [data] : []));
  const nextCursor = loaded.length === pages.length ? loaded.at(-1)?.nextCursor : null;
  // What moved up while pages were read may be on two of them.
  const items = [...new Map(loaded.flatMap((page) => page.items).map((item) => [item.id, item])).values()];
  return {
    data: loaded[0] && { items, unread: loaded[0].unread, total: null },
    error: failed?.error ?? null,
    isFetching: pages.some(({ isFetching }) => isFetching),
    refetch: () => failed?.refetch(),
    showMore: nextCursor ? () => setAsked({ show, cursors: [...cursors, nextCursor] }) : undefined,
    readAt: pages[0]!.dataUpdatedAt,
  };
}

const isPage = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
  path === PATH || (typeof path === 'string' && path.startsWith(`${PATH}?`));

/** Shows at once what the server is about to say. */
function change(client: QueryClient, changed: (item: Notification) => Notification): void {
  changePages(client, (page) => {
    const items = page.items.map(changed);
    const wasUnread = page.items.filter(({ readAt }) => readAt === null).length;
    const isUnread = items.filter(({ readAt }) => readAt === null).length;
    return { ...page, items, unread: Math.max(0, page.unread - wasUnread + isUnread) };
  });
}

function changePages(client: QueryClient, changed: (page: NotificationList) => NotificationList): void {
  for (const [queryKey] of client.getQueriesData({ predicate: isPage }))
    replaceQueryData<typeof queryKey, NotificationList>(client, queryKey, (page) => page && changed(page));
}

const again = (client: QueryClient) => client.invalidateQueries({ predicate: isPage });

/** Marks some or all as read, and answers what was unread, to undo it. */
export const readNotificationsMutation = mutationOptions({
  mutationFn: (ids: string[] | 'all') =>
    write('PUT', '/api/my/notifications/read', { body: ids === 'all' ? { all: true } : { ids } }),
  onMutate: (ids, { client }) => {
    const readAt = new Date().toISOString();
    change(client, (item) => (ids === 'all' || ids.includes(item.id) ? { ...item, readAt } : item));
    // What is on later pages was not counted above.
    if (ids === 'all') changePages(client, (page) => ({ ...page, unread: 0 }));
  },
  onSettled: (_data, _error, _ids, _before, { client }) => again(client),
});

/** Marks as read what is about an event, a group, a project or an exchange. */
export const readAboutMutation = mutationOptions({
  mutationFn: (subjectId: string) => write('PUT', '/api/my/notifications/read', { body: { subjectId } }),
  onSuccess: ({ read }, _subject, _before, { client }) => (read.length > 0 ? again(client) : undefined),
});

export const undoReadMutation = mutationOptions({
  mutationFn: (ids: string[]) => write('PUT', '/api/my/notifications/unread', { body: { ids } }),
  onSettled: (_data, _error, _ids, _before, { client }) => again(client),
});

/** Marks one as unread again, with all that is shown as one with it. */
export const markUnreadMutation = mutationOptions({
  mutationFn: (id: string) =>
    write('PUT', '/api/my/notifications/unread', { body: { ids: [id], grouped: true } }),
  onMutate: (id, { client }) => change(client, (item) => (item.id === id ? { ...item, readAt: null } : item)),
  onSettled: (_data, _error, _id, _before, { client }) => again(client),
});

/** Nothing more of a discussion, or all of it again. */
export const muteMutation = mutationOptions({
  mutationFn: ({ discussionId: subjectId, mute }: { discussionId: string; mute: boolean }) =>
    write(mute ? 'PUT' : 'DELETE', '/api/my/notifications/mutes/{subjectId}', { path: { subjectId } }),
  onMutate: ({ discussionId, mute }, { client }) =>
    change(client, (item) => (item.discussionId === discussionId ? { ...item, muted: mute } : item)),
  onSettled: (_data, _error, _ids, _before, { client }) => again(client),
});
