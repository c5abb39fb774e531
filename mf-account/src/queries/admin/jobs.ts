import { apiPagesQuery, apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';
import { choiceIn, fileAddress, orderIn, textIn } from '../../shared/model/list-filters';

export type Job = Schema<'JobEntry'>;
export type JobState = Schema<'JobState'>;
export type JobKind = Schema<'JobKind'>;
export type JobQueueNumbers = Schema<'JobQueueNumbers'>;

const STATES: Record<JobState, true> = { failed: true, waiting: true, running: true, done: true };
const KINDS: Record<JobKind, true> = { email: true, job: true };

const readFilters = (params: URLSearchParams) => ({
  state: choiceIn(params, 'state', STATES),
  kind: choiceIn(params, 'kind', KINDS),
  queue: textIn(params, 'queue'),
  query: textIn(params, 'query'),
  order: orderIn(params),
});

export const jobsQuery = (params: URLSearchParams) =>
  apiPagesQuery('/api/admin/jobs', { query: { ...readFilters(params), limit: 50 } });

/** The same as a file. */
export const jobsFile = (params: URLSearchParams): string =>
  fileAddress('/api/admin/jobs.csv', readFilters(params));

export const jobQueuesQuery = apiQuery('/api/admin/jobs/queues');

export type JobAct = 'retry' | 'drop';

interface JobActRequest {
  act: JobAct;
  reason: string;
  mayArriveTwice: boolean;
}

/** Runs a job again, or deletes it. The lists are read again also where that was refused: the job is not what it was. */
export const jobActMutation = (id: string) =>
  mutationOptions({
    mutationFn: ({ act, reason, mayArriveTwice }: JobActRequest): Promise<unknown> =>
      act === 'retry'
        ? write('POST', '/api/admin/jobs/{id}/retry', {
            path: { id },
            body: { reason, ...(mayArriveTwice && { mayArriveTwice }) },
          })
        : write('DELETE', '/api/admin/jobs/{id}', { path: { id }, body: { reason } }),
    onSettled: (_data, _error, _act, _before, { client }) => {
      void client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => /^\/api\/admin\/(jobs|overview)/.test(String(path)),
      });
    },
  });
