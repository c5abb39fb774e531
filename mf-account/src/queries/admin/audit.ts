import { apiPagesQuery, type Schema } from '@futurelab/platform/api';
import { fileAddress, orderIn, textIn } from '../../shared/model/list-filters';
import { readDays } from '../../shared/model/days';

export type AuditLogEntry = Schema<'AuditLogEntry'>;

/** What an address asks for; empty fields ask for nothing. */
function readFilters(params: URLSearchParams) {
  const { from, to } = readDays(params);
  return {
    who: textIn(params, 'who'),
    what: textIn(params, 'what'),
    from: from || undefined,
    to: to || undefined,
    order: orderIn(params),
  };
}

export const auditLogQuery = (params: URLSearchParams) =>
  apiPagesQuery('/api/admin/audit', { query: { ...readFilters(params), limit: 50 } });

/** The same as a file. */
export const auditLogFile = (params: URLSearchParams): string =>
  fileAddress('/api/admin/audit.csv', readFilters(params));
