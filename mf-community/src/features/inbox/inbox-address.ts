import type { Folder } from '../../queries/conversations';

interface InboxView {
  folder: Folder;
  text: string;
}

export const readInbox = (params: URLSearchParams): InboxView => ({
  folder: params.get('folder') === 'requests' ? 'request' : 'open',
  text: (params.get('query') ?? '').trim().slice(0, 120),
});

/** As it stands behind an address: `?folder=requests`, or nothing. */
export function inboxSearch({ folder, text }: InboxView): string {
  const params = new URLSearchParams();
  if (folder === 'request') params.set('folder', 'requests');
  if (text) params.set('query', text);
  return params.size > 0 ? `?${params}` : '';
}
