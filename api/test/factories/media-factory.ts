import type { Client, TestResponse } from '../client.js';

const UPLOADS = '/api/admin/media/uploads';
const TUS = { 'tus-resumable': '1.0.0' };

/** What a film begins with, and then as many bytes as it takes. */
export function filmOf(size: number): Buffer {
  const film = Buffer.alloc(size, 'film');
  Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex').copy(film);
  return film;
}

/** Begins an upload; its address is in `location`. */
export const beginUpload = (
  client: Client,
  { name = 'Opening talk.mp4', size }: { name?: string; size: number },
): Promise<TestResponse> =>
  client.post(UPLOADS, undefined, {
    headers: {
      ...TUS,
      'upload-length': String(size),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  });

export const partHeaders = (offset: number): Record<string, string> => ({
  ...TUS,
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
});

export const sendPart = (
  client: Client,
  address: string,
  payload: Buffer,
  offset = 0,
): Promise<TestResponse> => client.patch(address, undefined, { headers: partHeaders(offset), payload });

/** How much of it is there, as clients ask. */
export const askProgress = (client: Client, address: string): Promise<TestResponse> =>
  client.send('HEAD', address, undefined, { headers: TUS });

/** A file that is in the library. @returns its id */
export async function createMedia(
  client: Client,
  { name, bytes = filmOf(1_000) }: { name?: string; bytes?: Buffer } = {},
): Promise<string> {
  const { headers } = await beginUpload(client, { name, size: bytes.length });
  await sendPart(client, headers.location!, bytes);
  return headers.location!.split('/').at(-1)!;
}
