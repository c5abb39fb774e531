import type { components, paths } from './schema';

/** A named schema of the api's OpenAPI document: `Schema<'CourseSummary'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The document's paths that have an operation of this method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, object> ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends PathOf<M>> = paths[P][Lowercase<M> & keyof paths[P]];
/** Files are sent as a form. */
type SentOf<T> = T extends { content: { 'multipart/form-data': unknown } } ? FormData : JsonOf<T>;
type JsonOf<T> = T extends { content: { 'application/json': infer Json } } ? Json : undefined;
type SuccessOf<O> = O extends { responses: infer Responses }
  ? JsonOf<Responses[keyof Responses & (200 | 201 | 204)]>
  : never;

/** What an operation answers when it succeeds; undefined where that is an empty response. */
export type ResponseOf<M extends Method, P extends PathOf<M>> = SuccessOf<Operation<M, P>>;

/** The list endpoints: what they answer is an array, a page at a time. */
export type ListPath = {
  [P in PathOf<'GET'>]: ResponseOf<'GET', P> extends unknown[] ? P : never;
}[PathOf<'GET'>];

type NamesIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type PathPart<P extends string> = [NamesIn<P>] extends [never]
  ? unknown
  : { path: Record<NamesIn<P>, string> };
type QueryPart<O> = [Extract<O, { parameters: { query: object } }>] extends [never]
  ? O extends { parameters: { query?: infer Query } }
    ? { query?: Query }
    : unknown
  : { query: Extract<O, { parameters: { query: object } }>['parameters']['query'] };
// Where the method is one of several, what one of them needs is needed.
type BodyPart<O> = [Extract<O, { requestBody: object }>] extends [never]
  ? unknown
  : { body: SentOf<Extract<O, { requestBody: object }>['requestBody']> };

type RequestOf<M extends Method, P extends PathOf<M>> = PathPart<P> &
  QueryPart<Operation<M, P>> &
  BodyPart<Operation<M, P>>;

/** What follows the path in a call: nothing, where the operation needs nothing. */
export type Args<M extends Method, P extends PathOf<M>, More = unknown> =
  object extends RequestOf<M, P> ? [request?: RequestOf<M, P> & More] : [request: RequestOf<M, P> & More];

/** A request whose operation has been checked. */
export interface RequestParts {
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

/** The address of an operation: `{id}` filled in, and those query parameters that have a value. */
export function urlOf(template: string, { path = {}, query = {} }: RequestParts = {}): string {
  const url = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  return params.size > 0 ? `${url}?${params}` : url;
}
