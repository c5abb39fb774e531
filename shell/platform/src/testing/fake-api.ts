import type { ApiAnswer, Transport } from '../api/client';

export interface StubResponse {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}
/** Answers by `METHOD /path`; a function is called for every request. */
export type StubResponses = Record<
  string,
  StubResponse | ((body: unknown) => StubResponse | Promise<StubResponse>)
>;

export interface FakeApi {
  transport: Transport;
  requests: { method: string; path: string; body: unknown }[];
  /** Of those requests that had one: `Idempotency-Key`. */
  keys: string[];
}

class FakeResponse implements ApiAnswer {
  readonly ok: boolean;
  readonly statusText = '';
  readonly headers: { get(name: string): string | null };

  constructor(
    readonly status: number,
    private readonly content: string,
    headers: Record<string, string>,
  ) {
    this.ok = status >= 200 && status < 300;
    this.headers = { get: (name) => headers[name.toLowerCase()] ?? null };
  }
  text = async () => this.content;
  json = async () => JSON.parse(this.content);
}

/** An api that knows only what a test tells it; anything else answers 404 and names the request. */
export function createFakeApi(answers: StubResponses): FakeApi {
  const requests: FakeApi['requests'] = [];
  const keys: string[] = [];
  const transport: Transport = async (path, { method = 'GET', body, headers: requestHeaders }) => {
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    requests.push({ method, path, body: sent });
    const key = (requestHeaders as Record<string, string> | undefined)?.['idempotency-key'];
    if (key !== undefined) keys.push(key);
    const known = answers[`${method} ${path}`];
    const answer = typeof known === 'function' ? await known(sent) : known;
    const {
      status = answer ? 200 : 404,
      body: content = answer ? undefined : `No answer for ${method} ${path}`,
      headers = {},
    } = answer ?? {};
    const text = content === undefined ? '' : typeof content === 'string' ? content : JSON.stringify(content);
    return new FakeResponse(status, text, headers);
  };
  return { transport, requests, keys };
}
