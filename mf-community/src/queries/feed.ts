import { apiListQuery, liveQuery, type ListPage, type Schema } from '@futurelab/platform/api';
import { myRsvpsQuery, type Rsvp } from '@futurelab/platform/queries/events';
import { mutationOptions, replaceQueryData } from '@futurelab/platform/query';
import { rsvpMutation } from './events';

export type FeedItem = Schema<'FeedItem'>;
export type FeedEvent = NonNullable<FeedItem['event']>;

const PAGE_SIZE = 10;
const FEED = '/api/feed';

/** What happened in the community, the newest first; stays as it was read, so that nothing moves while a member reads it. */
export const feedQuery = (cursor?: string) => apiListQuery(FEED, { query: { limit: PAGE_SIZE, cursor } });

/** Its beginning as it is by now, for telling that there is more. */
export function latestFeedQuery() {
  const { queryKey, meta } = feedQuery();
  const now = { queryKey: [...queryKey, { now: true }] as unknown as typeof queryKey, meta };
  return liveQuery(now, 'posts', 'projects', 'event:*', 'newcomers');
}

const isFeed = (key: readonly unknown[]) => String(key[0]).startsWith(FEED);

/** Answers an event where it stands in a list: everything is read again but the feed, in which what is being read stays in its place. */
export const rsvpInPlaceMutation = (id: string) =>
  mutationOptions({
    mutationFn: rsvpMutation(id).mutationFn!,
    onSuccess: ({ id: rsvpId, status, ...more }, _choice, _before, { client }) => {
      const answer = status === 'declined' ? null : status;
      const given = answer && ({ ...more, id: rsvpId, status: answer } as Rsvp);
      replaceQueryData(client, myRsvpsQuery.queryKey, (rsvps: Rsvp[] | undefined) =>
        rsvps ? [...rsvps.filter(({ eventId }) => eventId !== id), ...(given ? [given] : [])] : undefined,
      );
      for (const query of client.getQueryCache().findAll({ predicate: (one) => isFeed(one.queryKey) }))
        replaceQueryData(client, query.queryKey, (page: ListPage<FeedItem> | undefined) =>
          page?.items ? { ...page, items: page.items.map((item) => answered(item, id, answer)) } : undefined,
        );
      void client.invalidateQueries(myRsvpsQuery);
      return client.invalidateQueries({ predicate: (one) => !isFeed(one.queryKey) });
    },
  });

/** The item with a member's new answer to event `id`, if it is that event. */
export function answered(item: FeedItem, id: string, status: FeedEvent['status']): FeedItem {
  if (item.id !== id || !item.event) return item;
  const change = Number(status === 'going') - Number(item.event.status === 'going');
  return { ...item, event: { ...item.event, status, going: Math.max(0, item.event.going + change) } };
}
