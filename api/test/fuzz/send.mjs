import http from 'node:http';

const TIMEOUT_MS = 30_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });

/**
 * One request as someone's browser sends it, but for the headers that it brings itself.
 * @returns {Promise<{ status: number, headers: object, json: unknown, bytes: Buffer }>} status 0: there was no answer
 */
export async function send(api, request, token) {
  const answer = await exchange(api, request, token, agent);
  // What was refused unread ends its connection, perhaps as the next request is sent.
  return answer.status === 0 ? exchange(api, request, token, false) : answer;
}

function exchange({ port, site }, { method, path, headers = {}, body }, token, agent) {
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const cookie = [`futurelab=${token}`, headers.cookie].filter(Boolean).join('; ');
  return new Promise((resolve) => {
    const failed = (error) =>
      resolve({ status: 0, headers: {}, json: null, bytes: Buffer.from(error.message) });
    const sent = http.request({
      host: '127.0.0.1',
      port,
      agent,
      method,
      path,
      timeout: TIMEOUT_MS,
      headers: {
        host: new URL(site).host,
        ...(method !== 'GET' && { origin: site }),
        ...headers,
        cookie,
        ...(bytes && { 'content-length': bytes.length }),
      },
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', failed);
    sent.on('response', (answer) => {
      const { statusCode: status, headers: answered } = answer;
      const done = (whole) => {
        const isJson = /json/.test(answered['content-type'] ?? '');
        resolve({ status, headers: answered, json: isJson ? parsed(whole) : null, bytes: whole });
      };
      if (/event-stream/.test(answered['content-type'] ?? '')) {
        done(Buffer.alloc(0));
        return sent.destroy();
      }
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', failed);
      answer.on('end', () => done(Buffer.concat(chunks)));
    });
    sent.end(bytes);
  });
}

function parsed(bytes) {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}
