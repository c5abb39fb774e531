import type { MediaItem } from '../../queries/admin/media';

/** What is not ready says so. */
export function stateOf({ state, received, size }: Pick<MediaItem, 'state' | 'received' | 'size'>): string {
  if (state === 'refused') return 'Refused';
  if (state === 'uploading') return `${Math.floor((received / size) * 100)}% uploaded`;
  return 'Ready';
}
