import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, replaceQueryData, type QueryClient } from '@futurelab/platform/query';

export type Draft = Schema<'DraftResponse'>;
export type DraftContent = Draft['content'];

/** What the member has begun to write, here or on another device. */
export const draftsQuery = apiQuery('/api/my/drafts');

/** Keeps a draft on the server; null discards it. */
export const draftMutation = (place: string) =>
  mutationOptions({
    mutationFn: async (content: DraftContent | null): Promise<void> => {
      if (content === null) await write('DELETE', '/api/my/drafts/{place}', { path: { place } });
      else await write('PUT', '/api/my/drafts/{place}', { path: { place }, body: { content } });
    },
    onSuccess: (_data, content, _before, { client }) => remember(client, place, content),
  });

/** Nothing is read again for a draft: this page knows best what it says. */
function remember(client: QueryClient, place: string, content: DraftContent | null): void {
  replaceQueryData(client, draftsQuery.queryKey, (drafts) => {
    if (!drafts) return drafts;
    const others = drafts.filter((draft) => draft.place !== place);
    return content === null ? others : [{ place, content, updatedAt: new Date().toISOString() }, ...others];
  });
}
