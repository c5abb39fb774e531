import { paths } from '@futurelab/platform/paths';
import { Link, useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { Container, PageHead, PageHeader } from '@futurelab/platform/ui';
import { StaffOnly } from '../../shared/staff/staff-only';
import { ReportList } from '../../features/reports/report-list';
import { ReportTabs } from '../../features/reports/report-tabs';

/** What members report, for moderators and administrators. */
export default function AdminReportsPage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const state = params.get('state') === 'decided' ? 'decided' : 'open';
  return (
    <Container>
      <PageHead title="Reports" path={paths.adminReports} unlisted />
      {user && (user.isAdmin || user.isModerator) ? (
        <>
          <PageHeader
            eyebrow={<Link to={paths.admin}>Administration</Link>}
            title="Reports"
            lead="Posts, replies and reviews reported by two members stay hidden until reviewed. Oldest first; both sides are notified of your decision."
          />
          <ReportTabs state={state} />
          <ReportList state={state} timeZone={user.timeZone} />
        </>
      ) : (
        <StaffOnly title="Reports" />
      )}
    </Container>
  );
}
