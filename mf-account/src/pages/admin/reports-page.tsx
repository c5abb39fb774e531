import { paths } from '@futurelab/platform/paths';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { ReportList } from '../../features/reports/report-list';
import { ReportTabs } from '../../features/reports/report-tabs';
import { StaffPage } from '../../shared/staff/staff-page';

/** What members report, for moderators and administrators. */
export default function AdminReportsPage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const state = params.get('state') === 'decided' ? 'decided' : 'open';
  return (
    <StaffPage
      path={paths.adminReports}
      title="Reports"
      lead="Posts, replies and reviews reported by two members stay hidden until reviewed. Oldest first; both sides are notified of your decision."
      forModerators
    >
      <ReportTabs state={state} />
      <ReportList state={state} timeZone={user?.timeZone ?? 'UTC'} />
    </StaffPage>
  );
}
