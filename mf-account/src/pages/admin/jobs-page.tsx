import { paths } from '@futurelab/platform/paths';
import { useInfiniteQuery, useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { ErrorState, LinkButton, Skeleton } from '@futurelab/platform/ui';
import { useState } from 'react';
import { jobColumns } from '../../features/jobs/job-columns';
import { JobDialog } from '../../features/jobs/job-dialog';
import { jobFilters } from '../../features/jobs/job-filters';
import { JobQueues } from '../../features/jobs/job-queues';
import { jobQueuesQuery, jobsFile, jobsQuery, type Job } from '../../queries/admin/jobs';
import { StaffList } from '../../shared/staff/list/staff-list';
import { StaffPage } from '../../shared/staff/staff-page';

const REFRESH_MS = 10_000;

/** What runs in the background, emails among it, for administrators. */
export default function JobsPage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  return (
    <StaffPage
      path={paths.adminJobs}
      title="Jobs and emails"
      lead="What runs in the background. Done jobs are listed for 12 hours, failed ones for two weeks."
      actions={
        <LinkButton to={jobsFile(params)} variant="secondary" download>
          Export CSV
        </LinkButton>
      }
    >
      <Jobs params={params} timeZone={user?.timeZone ?? 'UTC'} />
    </StaffPage>
  );
}

function Jobs({ params, timeZone }: { params: URLSearchParams; timeZone: string }) {
  const queues = useQuery({ ...jobQueuesQuery, refetchInterval: REFRESH_MS });
  const jobs = useInfiniteQuery({ ...jobsQuery(params), refetchInterval: REFRESH_MS });
  const [opened, setOpened] = useState<Job | null>(null);
  return (
    <>
      {queues.isPending && <Skeleton lines={4} />}
      {queues.isError && !queues.data && (
        <ErrorState onRetry={() => void queues.refetch()} retrying={queues.isFetching} />
      )}
      {queues.data && <JobQueues queues={queues.data} timeZone={timeZone} />}
      <StaffList
        label="Jobs and emails"
        columns={jobColumns(timeZone, setOpened)}
        orderedBy="created"
        filters={jobFilters(queues.data ?? [])}
        pages={jobs}
        keyOf={({ id }) => id}
      />
      {opened && (
        <JobDialog key={opened.id} job={opened} timeZone={timeZone} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
