import http from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const TIMEOUT_MS = 15_000;
const decompress = promisify(brotliDecompress);
const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });

/**
 * The address of visitor `n`, in a network of their own: the edge is configured to believe it, and who is limited together
 * with their neighbours is not limited with each other.
 */
const addressOf = (n) => `10.${(n >> 8) & 255}.${n & 255}.${(n >> 16) & 255}`;

/**
 * One request as browsers make them: over connections that stay open, and compressed, so that an answer is on its way
 * as a whole as soon as it is written. Rejects when there is no whole answer.
 * @returns {Promise<{ status: number, headers: object, body: string }>}
 */
export function request(url, { method = 'GET', visitor, json, headers = {} } = {}) {
  const body = json && JSON.stringify(json);
  return new Promise((resolve, reject) => {
    const { origin } = new URL(url);
    const sent = http.request(url, {
      agent,
      method,
      timeout: TIMEOUT_MS,
      headers: {
        origin,
        'accept-encoding': 'br',
        'x-forwarded-for': addressOf(visitor),
        ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.on('response', (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const { statusCode: status, headers } = answer;
        const bytes = Buffer.concat(chunks);
        const whole = headers['content-encoding'] === 'br' ? decompress(bytes) : Promise.resolve(bytes);
        whole.then((body) => resolve({ status, headers, body: body.toString() }), reject);
      });
    });
    sent.end(body);
  });
}
