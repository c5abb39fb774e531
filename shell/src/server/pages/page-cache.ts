import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding } from '../http/encoding';
import type { PageResult } from './page-service';

export type CachedPage = Extract<PageResult, { kind: 'page' }> & {
  etag: string;
  /** Compressed once in each way that is asked for. */
  encoded: (encoding: Encoding) => Promise<Buffer>;
};

interface Entry {
  page: CachedPage;
  storedAt: number;
}

const FRESH_MS = 5_000;
const STALE_MS = 60_000;
/** Stale-if-error: how long a page stands in while the api is unavailable. */
const STALE_IF_ERROR_MS = 24 * 3_600_000;
const MAX_ENTRIES = 500;

/** Cache lookups of this process, for metrics. */
export const cacheLookups = { fresh: 0, stale: 0, rendered: 0 };

/**
 * Pages of visitors, cached by (release set, path and query, theme). For a minute after a page has stopped being
 * fresh it is still served, while a new one is rendered behind it; for a day when there is no new one to be had.
 */
export class PageCache {
  private readonly entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });
  private readonly rendering = new Map<string, Promise<CachedPage | PageResult>>();

  async get(key: string, render: () => Promise<PageResult>): Promise<CachedPage | PageResult> {
    const entry = this.entries.get(key);
    const age = entry ? performance.now() - entry.storedAt : Infinity;
    if (entry && age < FRESH_MS) {
      cacheLookups.fresh += 1;
      return entry.page;
    }
    const refreshing = this.refresh(key, render);
    if (entry && age < FRESH_MS + STALE_MS) {
      cacheLookups.stale += 1;
      refreshing.catch(() => undefined);
      return entry.page;
    }
    cacheLookups.rendered += 1;
    if (!entry || age > STALE_IF_ERROR_MS) return refreshing;
    const answer = await refreshing.catch(() => null);
    return answer === null || isIncomplete(answer) ? entry.page : answer;
  }

  /** Single flight: concurrent requests for a page share one rendering. */
  private refresh(key: string, render: () => Promise<PageResult>): Promise<CachedPage | PageResult> {
    const underWay = this.rendering.get(key);
    if (underWay) return underWay;
    const rendering = this.store(key, render).finally(() => this.rendering.delete(key));
    this.rendering.set(key, rendering);
    return rendering;
  }

  private async store(key: string, render: () => Promise<PageResult>): Promise<CachedPage | PageResult> {
    const answer = await render();
    if (answer.kind !== 'page' || !answer.cacheable || answer.status !== 200) {
      if (!isIncomplete(answer)) this.entries.delete(key);
      return answer;
    }
    const etag = `"${createHash('sha256').update(answer.html).digest('base64url').slice(0, 22)}"`;
    const bodies = new Map<Encoding, Promise<Buffer>>();
    const encoded = (encoding: Encoding): Promise<Buffer> => {
      const body = bodies.get(encoding) ?? compress(answer.html, encoding);
      bodies.set(encoding, body);
      return body;
    };
    const page: CachedPage = { ...answer, etag, encoded };
    this.entries.set(key, { page, storedAt: performance.now() });
    return page;
  }
}

/** Whether parts of the page could not be rendered. */
const isIncomplete = (answer: PageResult): boolean => answer.kind === 'page' && !answer.complete;
