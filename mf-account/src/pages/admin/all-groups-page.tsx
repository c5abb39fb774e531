import { paths } from '@futurelab/platform/paths';
import { useInfiniteQuery } from '@futurelab/platform/query';
import { Link, useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { LinkButton } from '@futurelab/platform/ui';
import { groupColumns } from '../../features/groups-list/group-columns';
import { allGroupsFile, allGroupsQuery, GROUP_STATES } from '../../queries/admin/all-groups';
import { allOrOne } from '../../shared/staff/list/all-or-one';
import type { Filter } from '../../shared/staff/list/list-form';
import { StaffList } from '../../shared/staff/list/staff-list';
import { StaffPage } from '../../shared/staff/staff-page';

const FILTERS: Filter[] = [
  { name: 'query', label: 'Search' },
  { name: 'state', label: 'Status', options: allOrOne(GROUP_STATES) },
];

/** Every group, also archived, hidden and removed ones, for administrators. */
export default function AllGroupsPage() {
  const [params] = useSearchParams();
  const { user } = useSession();
  return (
    <StaffPage
      path={paths.adminGroups}
      title="All groups"
      eyebrow={<Link to={paths.adminGroups}>New groups</Link>}
      lead="Search by name, topic or owner. Edit and archive a group on its page."
      actions={
        <LinkButton to={allGroupsFile(params)} variant="secondary" download>
          Export CSV
        </LinkButton>
      }
    >
      <StaffList
        label="Groups"
        columns={groupColumns(user?.timeZone ?? 'UTC')}
        orderedBy="created"
        filters={FILTERS}
        pages={useInfiniteQuery(allGroupsQuery(params))}
        keyOf={({ id }) => id}
      />
    </StaffPage>
  );
}
