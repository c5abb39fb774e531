import { apiPagesQuery, type Schema } from '@futurelab/platform/api';
import { memberSearch, readMemberFilters } from './member-filters';

export type MemberRow = Schema<'MemberRecordSummary'>;

const ORDERS = ['oldest', 'name', 'active'] as const;

const orderOf = (params: URLSearchParams) => ORDERS.find((order) => order === params.get('order'));

export const membersQuery = (params: URLSearchParams) =>
  apiPagesQuery('/api/admin/members', {
    query: { ...readMemberFilters(params), order: orderOf(params), limit: 50 },
  });

/** The same as a file. */
export function membersFile(params: URLSearchParams): string {
  const search = memberSearch(readMemberFilters(params));
  const order = orderOf(params);
  if (order) search.set('order', order);
  return `/api/admin/members.csv?${search}`;
}
