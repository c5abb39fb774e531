import type { PagesQuery, Transport } from '@futurelab/platform/api';
import { createQueryClient } from '@futurelab/platform/query';

const TIMEOUT_MS = 4_500;
const PAGE_SIZE = 100;

/** Reads what is for everybody. */
export const publicTransport =
  (apiUrl: string): Transport =>
  (path, init) =>
    fetch(apiUrl + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });

/** The rows of a list, page after page, at most so many. */
export async function allRows<T>(transport: Transport, most: number, query: PagesQuery<T>): Promise<T[]> {
  const { pages } = await createQueryClient(transport).fetchInfiniteQuery({
    ...query,
    pages: most / PAGE_SIZE,
  });
  return pages.flatMap(({ items }) => items);
}
