import http from 'node:http';

const TIMEOUT_MS = 15_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });

/**
 * The address of visitor `n`, in a network of their own: the edge is told to believe it, and who is limited together
 * with their neighbours is not limited with each other.
 */
export const addressOf = (n) => `10.${(n >> 8) & 255}.${n & 255}.${(n >> 16) & 255}`;

/**
 * One request over connections that stay open, as browsers keep theirs. Rejects when there is no whole answer.
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
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.end(body);
  });
}
