import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { Container, PageHead, PageHeader, Section } from '@futurelab/platform/ui';
import { AdminOnly } from '../../features/admin/admin-only';
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
            lead="A group that waits is seen by its owner and by you. Open it, or give it back with what has to change; its owner is told either way."
          />
          <Section title="Who looks first">
            <ReviewSwitch />
          </Section>
          <Section title="Waiting">
            <PendingGroups timeZone={user.timeZone} />
          </Section>
        </>
      ) : (
        <AdminOnly title="New groups" />
      )}
    </Container>
  );
}
