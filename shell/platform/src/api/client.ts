import { afterPaint } from '../after-paint';
import { ApiError } from './api-error';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Where requests go and what they carry; the shell server has its own, with the visitor's cookie. */
export interface Transport {
  (path: string, init: RequestInit): Promise<Response>;
}

export const browserTransport: Transport = (path, init) => fetch(path, { credentials: 'include', ...init });

/** One request; throws `ApiError` for anything outside 2xx. `path` begins with `/api/`. */
export async function request(
  method: Method,
  path: string,
  body?: unknown,
  { transport = browserTransport, signal }: { transport?: Transport; signal?: AbortSignal } = {},
): Promise<Response> {
  const response = await transport(path, {
    method,
    signal: signal ?? null,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return response;
}

/**
 * A write from the browser, once what was pressed has been answered on the screen. Resolves to the answer's JSON, or
 * undefined when the answer has no body.
 */
export async function write<T = unknown>(
  method: Exclude<Method, 'GET'>,
  path: string,
  body?: unknown,
): Promise<T> {
  await afterPaint();
  const text = await (await request(method, path, body)).text();
  return (text ? JSON.parse(text) : undefined) as T;
}
