import { type IncomingHttpHeaders, request } from 'node:http';
import { excludeFromLogs } from './captured-logs.js';
import { requireDocumented } from './contract/documented-responses.js';

export const SITE = 'http://localhost:3000';

// Answers are asserted on, not typed: their shapes are what the specs are about.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any;

export interface TestResponse<T = Json> {
  status: number;
  headers: IncomingHttpHeaders;
  /** Parsed when the answer is JSON, else null. */
  body: T;
  text: string;
  bytes: Buffer;
}

export interface RequestOptions {
  headers?: Record<string, string | undefined>;
  /** Sent as it is, for what is not JSON. */
  payload?: string | Buffer;
  /** Under which name: sent again, it changes nothing. */
  key?: string;
}

/** A browser without a screen: keeps cookies, and names its origin on writes as browsers do. */
export class Client {
  readonly cookies = new Map<string, string>();

  constructor(readonly port: number) {}

  get = <T = Json>(path: string, options?: RequestOptions) => this.send<T>('GET', path, undefined, options);
  post = <T = Json>(path: string, body?: unknown, options?: RequestOptions) =>
    this.send<T>('POST', path, body, options);
  put = <T = Json>(path: string, body?: unknown, options?: RequestOptions) =>
    this.send<T>('PUT', path, body, options);
  patch = <T = Json>(path: string, body?: unknown, options?: RequestOptions) =>
    this.send<T>('PATCH', path, body, options);
  delete = <T = Json>(path: string, options?: RequestOptions) =>
    this.send<T>('DELETE', path, undefined, options);

  /** Follows redirects on our own site; stops at the first answer that is none, or that leaves it. */
  async follow(path: string): Promise<{ answer: TestResponse; path: string }> {
    for (let hops = 0, current = path; hops < 12; hops += 1) {
      const answer = await this.get(current.split('#', 1)[0]!);
      const location = answer.headers['location'];
      if (typeof location !== 'string') return { answer, path: current };
      const next = new URL(location, new URL(current, SITE));
      if (next.origin !== SITE) return { answer, path: next.href };
      current = next.pathname + next.search + next.hash;
      if (!/^\/(api|auth|dev)\//.test(current)) return { answer, path: current };
    }
    throw new Error(`Too many redirects from ${path}`);
  }

  async send<T>(
    method: string,
    path: string,
    body?: unknown,
    options: RequestOptions = {},
  ): Promise<TestResponse<T>> {
    const headers: Record<string, string> = { host: 'localhost:3000' };
    if (method !== 'GET') headers['origin'] = SITE;
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (options.key !== undefined) headers['idempotency-key'] = options.key;
    if (this.cookies.size > 0)
      headers['cookie'] = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const [name, value] of Object.entries(options.headers ?? {})) {
      if (value === undefined) delete headers[name];
      else headers[name] = value;
    }
    const payload = options.payload ?? (body === undefined ? undefined : JSON.stringify(body));
    excludeFromLogs(path, body ?? options.payload, this.cookies);
    const { status, headers: answered, bytes } = await exchange(this.port, method, path, headers, payload);
    this.storeCookies(answered['set-cookie']);
    const text = bytes.toString('utf8');
    const isJson = String(answered['content-type']).includes('json');
    const parsed = (isJson && text !== '' ? JSON.parse(text) : null) as T;
    const answer = { status, headers: answered, body: parsed, text, bytes };
    requireDocumented(method, path, answer);
    return answer;
  }

  private storeCookies(lines: string[] = []): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const separator = pair.indexOf('=');
      const [name, value] = [pair.slice(0, separator), pair.slice(separator + 1)];
      const expires = attributes.find((attribute) => attribute.toLowerCase().startsWith('expires='));
      const gone =
        value === '' || (expires !== undefined && new Date(expires.slice(8)).getTime() < Date.now());
      if (gone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function exchange(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  payload?: string | Buffer,
): Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }> {
  const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } },
      (incoming) => {
        if (incoming.headers['content-type']?.startsWith('text/event-stream')) {
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, bytes: Buffer.alloc(0) });
          outgoing.destroy();
          return;
        }
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, bytes });
        });
        incoming.on('error', reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}
