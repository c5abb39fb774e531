import { paths } from '@futurelab/platform/paths';
import { useSession } from '@futurelab/platform/session';
import styles from '../../features/admin/admin.module.css';
import { Attention } from '../../features/admin/attention';
import { StartChecklist } from '../../features/admin/start-checklist';
import { SystemHealth } from '../../features/admin/system-health';
import { StaffPage } from '../../shared/staff/staff-page';
import pageStyles from './admin-page.module.css';

/** Where people who run the site begin: what waits, and the way to every area. */
export default function AdminPage() {
  const { user } = useSession();
  const isAdmin = user?.isAdmin ?? false;
  return (
    <StaffPage
      path={paths.admin}
      title="Administration"
      lead={isAdmin ? 'Needs attention, then system health.' : undefined}
      forModerators
    >
      <div className={pageStyles.parts}>
        <StartChecklist />
        <section aria-labelledby="needs-attention">
          <h2 id="needs-attention" className={styles.heading}>
            Needs attention
          </h2>
          <Attention timeZone={user?.timeZone ?? 'UTC'} />
        </section>
        {isAdmin && <SystemHealth />}
      </div>
    </StaffPage>
  );
}
