import { changeMedia, readMedia, uploadPoster } from '../../../queries/admin/media';
import { readFacts } from './read-facts';

/** Notes what this browser knows of a new film or recording; one that it cannot play stays as it is. */
export async function noteFacts(id: string): Promise<void> {
  const { kind, url } = await readMedia(id);
  if (url === null || (kind !== 'film' && kind !== 'audio')) return;
  const { facts, poster } = await readFacts(url);
  await changeMedia(id, { ...facts, ...(poster && { posterUrl: await uploadPoster(poster) }) });
}
