import { apiPagesQuery, apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type Job = Schema<'JobEntry'>;
export type JobState = Schema<'JobState'>;
export type JobKind = Schema<'JobKind'>;
export type JobQueueNumbers = Schema<'JobQueueNumbers'>;

const STATES: readonly string[] = ['failed', 'waiting', 'running', 'done'] satisfies JobState[];
const KINDS: readonly string[] = ['email', 'job'] satisfies JobKind[];

/** What an address asks for; what the api would not understand asks for nothing. */
function readFilters(params: URLSearchParams) {
  const [state, kind] = [params.get('state'), params.get('kind')];
  return {
    state: state && STATES.includes(state) ? (state as JobState) : undefined,
    kind: kind && KINDS.includes(kind) ? (kind as JobKind) : undefined,
    queue: params.get('queue')?.slice(0, 100) || undefined,
    query: params.get('query')?.slice(0, 100) || undefined,
    order: params.get('order') === 'oldest' ? ('oldest' as const) : undefined,
  };
}

export const jobsQuery = (params: URLSearchParams) =>
  apiPagesQuery('/api/admin/jobs', { query: { ...readFilters(params), limit: 50 } });

/** The same as a file. */
export function jobsFile(params: URLSearchParams): string {
  const asked = Object.entries(readFilters(params)).filter(([, value]) => value !== undefined);
  return `/api/admin/jobs.csv?${new URLSearchParams(asked as [string, string][])}`;
}

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
