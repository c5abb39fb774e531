import { afterPaint } from '../after-paint';
import { confirmIdentity } from '../session/identity-confirmation';
import { getReplacement, pageMemberHeader, setReplacement } from '../session/page-member';
import { ApiError } from './api-error';
import { urlOf, type Args, type Method, type PathOf, type RequestParts, type ResponseOf } from './operations';
import { sendOnceOnly } from './unanswered-writes';

/** What is read of a response. */
export interface ApiAnswer extends Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'json'> {
  headers: Pick<Headers, 'get'>;
}

/** Where requests go and what they carry; the shell server has its own, with the visitor's cookie. */
export interface Transport {
  (path: string, init: RequestInit): Promise<ApiAnswer>;
}

/** As the browser's session. */
export const sessionTransport: Transport = (path, init) => fetch(path, { credentials: 'include', ...init });

/** As the person who opened the page, or not at all. */
export const browserTransport: Transport = async (path, init) => {
  if (init.method === 'GET' && getReplacement()) throw new ApiError(409, ANOTHER_MEMBER_ERROR);
  const headers = { ...(init.headers as Record<string, string>), ...pageMemberHeader() };
  return sessionTransport(path, init.method === 'GET' ? init : { ...init, headers });
};

/** The api's code for a write from a page of another member than the one who is signed in. */
const ANOTHER_MEMBER = 'another_member';
const ANOTHER_MEMBER_ERROR = JSON.stringify({
  code: ANOTHER_MEMBER,
  message: 'Someone else has signed in since this page was opened.',
});

/** The api's code for what needs a proof of who is there first. */
const CONFIRM_IDENTITY = 'confirm_identity';
const notConfirmed = () =>
  new ApiError(
    403,
    JSON.stringify({
      code: CONFIRM_IDENTITY,
      message: 'You didn’t confirm that it’s you, so nothing was changed.',
    }),
  );

interface Options {
  transport?: Transport;
  signal?: AbortSignal;
  /** The request outlives the page. */
  keepalive?: boolean;
}

interface SendOptions extends Options {
  body?: unknown;
  key?: string | undefined;
}

/** What a write may say of itself. */
interface Keyed {
  /**
   * Sent again under the same key (8 to 200 visible ASCII characters), it has one effect. Null: it has no key, since later
   * the same is meant again.
   */
  key?: string | null;
}

/**
 * Sends one request; throws `ApiError` for anything outside 2xx. Where the api wants to know first whether it is the member, they are
 * asked, and the request is sent again: who has written it sees an answer that is late, and nothing else.
 */
export async function send(method: Method, url: string, options: SendOptions = {}): Promise<ApiAnswer> {
  try {
    return await sendOnce(method, url, options);
  } catch (error) {
    const mustConfirm = error instanceof ApiError && error.code === CONFIRM_IDENTITY && !options.keepalive;
    if (!mustConfirm) throw error;
    if (!(await confirmIdentity())) throw notConfirmed();
    return sendOnce(method, url, options);
  }
}

async function sendOnce(
  method: Method,
  url: string,
  { body, key, transport = browserTransport, signal, keepalive = false }: SendOptions,
): Promise<ApiAnswer> {
  const response = await transport(url, {
    method,
    signal: signal ?? null,
    ...(keepalive && { keepalive }),
    ...contentOf(body, key),
  });
  if (response.ok) return response;
  const error = new ApiError(response.status, (await response.text()) || response.statusText);
  if (error.code === ANOTHER_MEMBER) setReplacement(getReplacement() ?? { name: null });
  throw error;
}

function contentOf(body: unknown, key: string | undefined): RequestInit {
  const isForm = body instanceof FormData;
  const headers = {
    ...(key !== undefined && { 'idempotency-key': key }),
    // The browser names the type of a form, with the boundary between its parts.
    ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
  };
  return {
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  };
}

/** One read outside a query: `read('/api/courses/{id}', { path: { id } })`. */
export async function read<P extends PathOf<'GET'>>(
  path: P,
  ...[request]: Args<'GET', P, Options>
): Promise<ResponseOf<'GET', P>> {
  return (await send('GET', urlOf(path, request), request)).json();
}

/**
 * A write from the browser, once what was pressed has been answered on the screen. A POST has a key (see `sendOnceOnly`); other methods
 * say what is to be, and need one only where a later change must not be undone by an earlier one.
 */
export async function write<M extends Exclude<Method, 'GET'>, P extends PathOf<M>>(
  method: M,
  path: P,
  ...[request]: Args<M, P, Keyed>
): Promise<ResponseOf<M, P>> {
  await afterPaint();
  const { body, key, ...address } = (request ?? {}) as RequestParts & Keyed;
  const url = urlOf(path, address);
  const sendUnder = async (under?: string) => (await send(method, url, { body, key: under })).text();
  const text = await (method === 'POST' && key === undefined
    ? sendOnceOnly(url, body, sendUnder)
    : sendUnder(key ?? undefined));
  return (text ? JSON.parse(text) : undefined) as ResponseOf<M, P>;
}

/**
 * Before the browser follows a link to a file for which the api wants to know whether it is the member: asks them, if that is needed.
 * @throws ApiError when they did not confirm it
 */
export async function ensureConfirmedIdentity(): Promise<void> {
  const { isRecent } = await read('/api/my/reauthentication');
  if (!isRecent && !(await confirmIdentity())) throw notConfirmed();
}

/** A write that is sent at once and arrives even when the page is left; nobody waits for its answer. */
export async function writeOnLeaving<M extends Exclude<Method, 'GET'>, P extends PathOf<M>>(
  method: M,
  path: P,
  ...[request]: Args<M, P>
): Promise<void> {
  const parts = request as RequestParts | undefined;
  await send(method, urlOf(path, parts), { body: parts?.body, keepalive: true });
}
