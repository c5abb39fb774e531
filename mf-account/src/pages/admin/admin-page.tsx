import { paths } from '@futurelab/platform/paths';
import { useSession } from '@futurelab/platform/session';
import { Container, PageHead, PageHeader } from '@futurelab/platform/ui';
import { AdminOnly } from '../../features/admin/admin-only';
import { AnalyticsCard } from '../../features/admin/analytics-card';
import { EnquiriesSummary } from '../../features/admin/enquiries-summary';
import { GroupsSummary } from '../../features/admin/groups-summary';
import { ProjectsSummary } from '../../features/admin/projects-summary';
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
          <PageHeader
            title="Administration"
            lead="What needs a person first, then what runs and how it does."
          />
          <div className={styles.rooms}>
            <StartChecklist />
            <ReportsSummary />
            <GroupsSummary />
            <ProjectsSummary />
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
