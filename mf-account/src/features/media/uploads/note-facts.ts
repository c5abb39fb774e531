import { read, write } from '@futurelab/platform/api';
import { readMedia } from './read-media';

/** A picture of a film, to be its poster. */
export async function uploadPoster(poster: File): Promise<string> {
  const body = new FormData();
  body.set('file', poster);
  return (await write('POST', '/api/uploads', { body })).url;
}

/** Notes what this browser knows of a new film or recording; one that it cannot play stays as it is. */
export async function noteFacts(id: string): Promise<void> {
  const { kind, url } = await read('/api/admin/media/{id}', { path: { id } });
  if (url === null || (kind !== 'film' && kind !== 'audio')) return;
  const { facts, poster } = await readMedia(url);
  const posterUrl = poster && (await uploadPoster(poster));
  await write('PATCH', '/api/admin/media/{id}', {
    path: { id },
    body: { ...facts, ...(posterUrl && { posterUrl }) },
  });
}
