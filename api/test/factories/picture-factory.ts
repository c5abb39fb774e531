import sharp from 'sharp';
import type { Client, TestResponse } from '../client.js';

const BOUNDARY = 'a-boundary-of-the-tests';

/** A plain colour, as a file of this format. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b23c0e' } });

/** Sends a file as the form of a browser does. */
export function upload(
  client: Client,
  bytes: Buffer | string,
  {
    name = 'picture.png',
    type = 'image/png',
    field = 'file',
    to = '/api/uploads',
    key = undefined as string | undefined,
  } = {},
): Promise<TestResponse> {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(head),
    Buffer.from(bytes as Buffer),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  return client.post(to, undefined, { headers, payload, key });
}
