import { paths } from '@futurelab/platform/paths';
import { Fragment } from '@futurelab/platform/runtime';
import { useSession } from '@futurelab/platform/session';
import { Container, PageHead, PageHeader, Skeleton } from '@futurelab/platform/ui';
import { AdminOnly } from '../../features/admin/admin-only';
import { AnalyticsCard } from '../../features/admin/analytics-card';
import { EnquiriesSummary } from '../../features/admin/enquiries-summary';
import { GroupsSummary } from '../../features/admin/groups-summary';
import { ReleasesSummary } from '../../features/admin/releases-summary';
import { ReportsSummary } from '../../features/admin/reports-summary';
import { StartChecklist } from '../../features/admin/start-checklist';
import styles from './admin-page.module.css';

/** What there is for administrators. */
export default function AdminPage() {
  const { user } = useSession();
  return (
    <Container>
      <PageHead title="Administration" path={paths.admin} unlisted />
      {user?.isAdmin ? (
        <>
          <PageHeader title="Administration" lead="Needs attention, then system health." />
          <div className={styles.rooms}>
            <StartChecklist />
            <ReportsSummary />
            <GroupsSummary />
            <Fragment name="mf-community/waiting-proposals" fallback={<Skeleton lines={4} />} />
            <EnquiriesSummary timeZone={user.timeZone} />
            <ReleasesSummary />
            <AnalyticsCard />
          </div>
        </>
      ) : (
        <AdminOnly title="Administration" />
      )}
    </Container>
  );
}
