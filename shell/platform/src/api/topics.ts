import type { QueryKey } from '@tanstack/react-query';
import type { Schema } from './operations';
import type { QueryMeta } from './query-client';

interface Query {
  queryKey: QueryKey;
  meta?: Record<string, unknown> | undefined;
}

/** A topic as the api declares it; of things, `course:*` is each of them, and `{id}` may stand for one. */
type Topic<Declared = Schema<'LiveTopic'>> = Declared extends `${infer Things}:{id}`
  ? `${Things}:${string}`
  : Declared;

/**
 * A query that is read again when the api tells that one of `topics` has changed: `notifications`, `course:*` for each of
 * them, `post:{id}` for those whose `id` is in what the query has read.
 */
export const liveQuery = <Q extends Query>(query: Q, ...topics: [Topic, ...Topic[]]): Q => ({
  ...query,
  meta: { ...query.meta, topics } satisfies QueryMeta,
});

/** Whether a query that has read `data` shows what `topic` names. */
export function concerns(meta: QueryMeta | undefined, data: unknown, topic: string): boolean {
  return meta?.topics?.some((pattern) => matches(pattern, topic, data)) ?? false;
}

function matches(pattern: string, topic: string, data: unknown): boolean {
  if (pattern.endsWith('*')) return topic.startsWith(pattern.slice(0, -1));
  if (!pattern.endsWith('{id}')) return topic === pattern;
  const prefix = pattern.slice(0, -'{id}'.length);
  return topic.startsWith(prefix) && hasId(data, topic.slice(prefix.length));
}

/** One thing, a list of them, a page of a list or pages of it. */
function hasId(data: unknown, id: string): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if (Array.isArray(data)) return data.some((item) => hasId(item, id));
  const { id: own, items, pages } = data as { id?: unknown; items?: unknown; pages?: unknown };
  return own === id || hasId(items, id) || hasId(pages, id);
}
