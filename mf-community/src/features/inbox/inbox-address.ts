import type { Folder } from '../../queries/conversations';

interface InboxView {
  folder: Folder;
  words: string;
}

export const readInbox = (params: URLSearchParams): InboxView => ({
  folder: params.get('folder') === 'requests' ? 'request' : 'open',
  words: (params.get('query') ?? '').trim().slice(0, 120),
});

/** As it stands behind an address: `?folder=requests`, or nothing. */
export function inboxSearch({ folder, words }: InboxView): string {
  const params = new URLSearchParams();
  if (folder === 'request') params.set('folder', 'requests');
  if (words) params.set('query', words);
  return params.size > 0 ? `?${params}` : '';
}
