import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { Container, PageHead, PageHeader, Section } from '@futurelab/platform/ui';
import { StaffOnly } from '../../shared/staff/staff-only';
import { PendingGroups } from '../../features/group-reviews/pending-groups';
import { ReviewSwitch } from '../../features/group-reviews/review-switch';

/** New groups, for administrators. */
export default function GroupReviewsPage() {
  const { user } = useSession();
  return (
    <Container>
      <PageHead title="New groups" path={paths.adminGroups} unlisted />
      {user?.isAdmin ? (
        <>
          <PageHeader
            eyebrow={<Link to={paths.admin}>Administration</Link>}
            title="New groups"
            lead="Only the owner and administrators can see a pending group. Approve it or request changes; the owner is notified."
          />
          <Section title="Approval">
            <ReviewSwitch />
          </Section>
          <Section title="Waiting">
            <PendingGroups timeZone={user.timeZone} />
          </Section>
        </>
      ) : (
        <StaffOnly title="New groups" />
      )}
    </Container>
  );
}
