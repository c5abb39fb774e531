import type { Transport } from '@futurelab/platform/api';

/** A page asks who is signed in, then for its data: both together end within five seconds. */
const TIMEOUT_MS = 2_300;

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
  return async (path, init) => {
    const ask = () =>
      fetch(apiUrl + path, {
        ...init,
        headers: { ...headers, ...(init.headers as Record<string, string> | undefined) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'manual',
      });
    try {
      return await ask();
    } catch (error) {
      // The replica has gone away; a new connection reaches another.
      if (init.method === 'GET' && (error as Error).name !== 'TimeoutError') return ask();
      throw error;
    }
  };
}
