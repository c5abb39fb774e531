import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { ApiAnswer, Transport } from '@futurelab/platform/api';

/** A page asks who is signed in, then for its data: both together end within five seconds. */
const TIMEOUT_MS = 2_300;

/** Connections that stay open, for all visitors: pages wait for many small answers, which web streams would make dear. */
const agents = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
};

export interface VisitorRequest {
  cookie: string | undefined;
  requestId: string;
  clientAddress: string;
}

/** Requests to the api on behalf of one visitor: with their cookie, their address and the page's request id. */
export function apiTransport(
  apiUrl: string,
  { cookie, requestId, clientAddress }: VisitorRequest,
): Transport {
  const headers: Record<string, string> = { 'x-request-id': requestId, 'x-forwarded-for': clientAddress };
  if (cookie) headers.cookie = cookie;
  return async (path, { method = 'GET', headers: more, body }) => {
    const url = new URL(apiUrl + path);
    const request = { method, headers: { ...headers, ...(more as Record<string, string> | undefined) } };
    try {
      return await ask(url, { ...request, agent: agents[url.protocol as keyof typeof agents] }, body);
    } catch (error) {
      // The replica has gone away; a new connection reaches another.
      if (method === 'GET' && !(error instanceof TimeoutError)) return ask(url, { ...request, agent: false });
      throw error;
    }
  };
}

class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** The answer, once all of it is there. */
function ask(url: URL, options: http.RequestOptions, body?: unknown): Promise<ApiAnswer> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, options);
    const timer = setTimeout(() => request.destroy(new TimeoutError(`No answer from ${url}`)), TIMEOUT_MS);
    const fail = (error: Error): void => {
      clearTimeout(timer);
      reject(error);
    };
    request.on('error', fail);
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('error', fail);
      response.on('end', () => {
        clearTimeout(timer);
        resolve(answerOf(response.statusCode!, response.statusMessage!, response.headers, text));
      });
    });
    request.end(body);
  });
}

const answerOf = (
  status: number,
  statusText: string,
  headers: IncomingHttpHeaders,
  text: string,
): ApiAnswer => ({
  ok: status >= 200 && status < 300,
  status,
  statusText,
  headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
  text: async () => text,
  json: async () => JSON.parse(text) as unknown,
});
