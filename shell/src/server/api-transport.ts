import type { Transport } from '@futurelab/platform/api';

const TIMEOUT_MS = 2500;

export interface VisitorRequest {
  cookie: string | undefined;
  requestId: string;
  clientAddress: string;
}

/**
 * Requests to the api on behalf of one visitor: with their cookie, their address and the page's request id. What a page
 * reads at once goes in one request; should the api not take that, each read goes alone.
 */
export function apiTransport(apiUrl: string, visitor: VisitorRequest): Transport {
  const alone = directTransport(apiUrl, visitor);
  let waiting: Waiting[] = [];
  const send = (): void => {
    const reads = waiting;
    waiting = [];
    const answers = reads.length > 1 ? together(alone, reads) : undefined;
    reads.forEach(({ path, init, resolve }, index) =>
      resolve(answers ? answers.then((all) => all?.[index] ?? alone(path, init)) : alone(path, init)),
    );
  };
  return (path, init) => {
    if (init.method !== 'GET') return alone(path, init);
    return new Promise((resolve) => {
      if (waiting.push({ path, init, resolve }) === 1) setImmediate(send);
    });
  };
}

interface Waiting {
  path: string;
  init: RequestInit;
  resolve: (answer: Promise<Response>) => void;
}

interface BatchedAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Undefined when the api, an older one perhaps, has no such call. */
async function together(alone: Transport, reads: Waiting[]): Promise<Response[] | undefined> {
  const query = new URLSearchParams(reads.map(({ path }): [string, string] => ['read', path]));
  const answer = await alone(`/api/batch?${query.toString()}`, { method: 'GET' });
  if (answer.status === 404) return undefined;
  if (!answer.ok) return reads.map(() => answer.clone());
  const answers = (await answer.json()) as BatchedAnswer[];
  return answers.map(({ status, headers, body }) => new Response(body || null, { status, headers }));
}

function directTransport(apiUrl: string, { cookie, requestId, clientAddress }: VisitorRequest): Transport {
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
      // A replica of the api that has just gone: the next connection finds another.
      if (init.method === 'GET' && (error as Error).name !== 'TimeoutError') return ask();
      throw error;
    }
  };
}
