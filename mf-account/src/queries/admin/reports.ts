import { apiPagesQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type ReportedMatter = Schema<'ReportedMatter'>;
export type Decision = ReportedMatter['choices'][number];
export type ReportState = ReportedMatter['state'];

/** The open ones: the longest waiting first; the decided ones: the latest first. */
export const reportsQuery = (state: ReportState) =>
  liveQuery(apiPagesQuery('/api/admin/reports', { query: { state } }), 'reports');

export const decisionMutation = (id: string) =>
  mutationOptions({
    mutationFn: (decision: Schema<'DecisionRequest'>) =>
      write('POST', '/api/admin/reports/{id}/decision', { path: { id }, body: decision }),
    // What was decided on stands on many pages.
    onSuccess: (_matter, _decision, _before, { client }) => client.invalidateQueries(),
  });
