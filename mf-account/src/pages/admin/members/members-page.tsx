import { paths } from '@futurelab/platform/paths';
import { useInfiniteQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { LinkButton } from '@futurelab/platform/ui';
import { memberColumns } from '../../../features/members/member-columns';
import { memberListFilters } from '../../../features/members/member-list-filters';
import { Segments } from '../../../features/members/segments';
import { membersFile, membersQuery } from '../../../queries/admin/members/members';
import { StaffList } from '../../../shared/staff/list/staff-list';
import { StaffPage } from '../../../shared/staff/staff-page';

/** Everyone with an account, for staff. */
export default function MembersPage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const isAdmin = user?.isAdmin ?? false;
  return (
    <StaffPage
      path={paths.adminMembers}
      title="Members"
      lead="Everyone with an account."
      forModerators
      actions={
        isAdmin && (
          <>
            <LinkButton to={membersFile(params)} variant="secondary" download>
              Export CSV
            </LinkButton>
            <LinkButton to={paths.adminInvitations}>Invite people</LinkButton>
          </>
        )
      }
    >
      <Segments isEditable={isAdmin} />
      <Members params={params} isForAdmin={isAdmin} timeZone={user?.timeZone ?? 'UTC'} />
    </StaffPage>
  );
}

interface MembersProps {
  params: URLSearchParams;
  isForAdmin: boolean;
  timeZone: string;
}

function Members({ params, isForAdmin, timeZone }: MembersProps) {
  return (
    <StaffList
      label="Members"
      columns={memberColumns(isForAdmin, timeZone)}
      orderedBy="joined"
      filters={memberListFilters(isForAdmin)}
      pages={useInfiniteQuery(membersQuery(params))}
      keyOf={({ id }) => id}
    />
  );
}
