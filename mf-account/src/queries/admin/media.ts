import { apiPagesQuery, apiQuery, read, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, replaceQueryData, type QueryClient } from '@futurelab/platform/query';
import { choiceIn, orderIn, textIn } from '../../shared/model/list-filters';

export type MediaItem = Schema<'MediaItem'>;
export type MediaFile = Schema<'MediaDetail'>;
export type MediaKind = Schema<'MediaKind'>;

export const MEDIA_KINDS: Record<MediaKind, string> = {
  picture: 'Picture',
  film: 'Film',
  audio: 'Audio',
  document: 'Document',
  captions: 'Captions',
};

/** Narrowed by an address. */
export const mediaListQuery = (params: URLSearchParams) =>
  apiPagesQuery('/api/admin/media', {
    query: {
      kind: choiceIn(params, 'kind', MEDIA_KINDS),
      name: textIn(params, 'name'),
      order: orderIn(params),
      limit: 50,
    },
  });

export const mediaUsageQuery = apiQuery('/api/admin/media/usage');

export const mediaQuery = (id: string) => apiQuery('/api/admin/media/{id}', { path: { id } });

export const readMedia = (id: string): Promise<MediaFile> => read('/api/admin/media/{id}', { path: { id } });

export const changeMedia = (id: string, body: Schema<'MediaChange'>): Promise<MediaFile> =>
  write('PATCH', '/api/admin/media/{id}', { path: { id }, body });

/** @returns the address of a picture that a film can have as its poster */
export async function uploadPoster(poster: File): Promise<string> {
  const body = new FormData();
  body.set('file', poster);
  return (await write('POST', '/api/uploads', { body })).url;
}

/** The lists are read again: a file came, went or is called otherwise. */
export const refreshMedia = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/api\/admin\/media(\?|\/usage|$)/.test(String(path)),
  });

export const mediaChangeMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: Schema<'MediaChange'>) => changeMedia(id, body),
    onSuccess: (file, _change, _before, { client }) => {
      replaceQueryData(client, mediaQuery(id).queryKey, file);
      void refreshMedia(client);
    },
  });

export const mediaDeletionMutation = (id: string) =>
  mutationOptions({
    mutationFn: (reason: string) =>
      write('DELETE', '/api/admin/media/{id}', { path: { id }, body: { reason } }),
    onSuccess: (_data, _reason, _before, { client }) => void refreshMedia(client),
  });
