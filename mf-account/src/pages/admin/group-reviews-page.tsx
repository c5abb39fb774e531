import { paths } from '@futurelab/platform/paths';
import { useSession } from '@futurelab/platform/session';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { PendingGroups } from '../../features/group-reviews/pending-groups';
import { ReviewSwitch } from '../../features/group-reviews/review-switch';
import { StaffPage } from '../../shared/staff/staff-page';

/** New groups, for administrators. */
export default function GroupReviewsPage() {
  const { user } = useSession();
  return (
    <StaffPage
      path={paths.adminGroups}
      title="New groups"
      lead="Only the owner and administrators can see a pending group. Approve it or request changes; the owner is notified."
      actions={
        <LinkButton to={paths.adminAllGroups} variant="secondary">
          All groups
        </LinkButton>
      }
    >
      <Section title="Approval">
        <ReviewSwitch />
      </Section>
      <Section title="Waiting">
        <PendingGroups timeZone={user?.timeZone ?? 'UTC'} />
      </Section>
    </StaffPage>
  );
}
