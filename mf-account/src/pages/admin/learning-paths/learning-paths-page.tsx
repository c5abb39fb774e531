import { useQuery } from '@futurelab/platform/query';
import { QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { NewPath } from '../../../features/learning-paths/new-path';
import { PATH_COLUMNS } from '../../../features/learning-paths/path-columns';
import { staffPathsQuery } from '../../../queries/admin/learning-paths';
import { staffPaths } from '../../../shared/staff-paths';
import { StaffPage } from '../../../shared/staff/staff-page';
import { StaffTable } from '../../../shared/staff/staff-table';

/** Every learning path with its courses in order. */
export default function LearningPathsPage() {
  return (
    <StaffPage path={staffPaths.learningPaths} title="Learning paths" actions={<NewPath />}>
      <Paths />
    </StaffPage>
  );
}

function Paths() {
  const query = useQuery(staffPathsQuery);
  return (
    <QueryBoundary query={query} what="the learning paths" skeleton={<Skeleton lines={8} />}>
      {(list) => (
        <StaffTable label="Learning paths" columns={PATH_COLUMNS} rows={list} keyOf={({ id }) => id} />
      )}
    </QueryBoundary>
  );
}
