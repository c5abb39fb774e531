import { apiListQuery, apiQuery, type Schema } from '@futurelab/platform/api';

export type GroupSummary = Schema<'GroupSummary'>;
export type GroupDetail = Schema<'GroupDetail'>;
/** `requested`: a private group decides first. */
export type JoinResponse = Schema<'JoinResponse'>;

export const groupsQuery = (cursor?: string) =>
  apiListQuery<GroupSummary>(`/api/groups${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''}`);
export const groupQuery = (group: string) => apiQuery<GroupDetail>('/api/groups', group);
