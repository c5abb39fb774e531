import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { EmptyState, LinkButton, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { MemberRecord } from '../../../features/member-record/member-record';
import { memberRecordQuery } from '../../../queries/admin/members/member-record';
import { StaffPage } from '../../../shared/staff/staff-page';

/** One member, for staff. */
export default function MemberPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const isOpen = user !== null && (user.isAdmin || user.isModerator);
  const query = useQuery({ ...memberRecordQuery(id), enabled: isOpen });
  return (
    <StaffPage path={paths.adminMembers} title={query.data?.name ?? 'Member'} forModerators>
      <QueryBoundary
        query={query}
        what="the member"
        skeleton={<Skeleton lines={12} />}
        notFound={
          <EmptyState
            title="Member not found"
            action={<LinkButton to={paths.adminMembers}>See all members</LinkButton>}
          >
            Their account may have been deleted.
          </EmptyState>
        }
      >
        {(member) => (
          <MemberRecord
            member={member}
            isForAdmin={user?.isAdmin ?? false}
            isOwn={user?.id === member.id}
            timeZone={user?.timeZone ?? 'UTC'}
          />
        )}
      </QueryBoundary>
    </StaffPage>
  );
}
