import { apiQuery, liveQuery, type Schema } from '@futurelab/platform/api';

export type Overview = Schema<'AdministrationOverview'>;
export type AreaKey = Schema<'AreaKey'>;
export type Setup = Schema<'StartChecklist'>;
export type AttentionItem = Schema<'AttentionItem'>;
export type AttentionKind = Schema<'AttentionKind'>;

/** The areas that are open to the reader, and what waits there. */
export const overviewQuery = liveQuery(
  apiQuery('/api/admin/overview'),
  'reports',
  'group-reviews',
  'projects',
);
