import { apiPagesQuery, type Schema } from '@futurelab/platform/api';
import { readDays } from '../../shared/model/days';

export type AuditLogEntry = Schema<'AuditLogEntry'>;

/** What an address asks for; empty fields ask for nothing. */
function readFilters(params: URLSearchParams) {
  const { from, to } = readDays(params);
  return {
    who: params.get('who')?.slice(0, 100) || undefined,
    what: params.get('what')?.slice(0, 100) || undefined,
    from: from || undefined,
    to: to || undefined,
    order: params.get('order') === 'oldest' ? ('oldest' as const) : undefined,
  };
}

export const auditLogQuery = (params: URLSearchParams) =>
  apiPagesQuery('/api/admin/audit', { query: { ...readFilters(params), limit: 50 } });

/** The same as a file. */
export function auditLogFile(params: URLSearchParams): string {
  const asked = Object.entries(readFilters(params)).filter(([, value]) => value !== undefined);
  return `/api/admin/audit.csv?${new URLSearchParams(asked as [string, string][])}`;
}
