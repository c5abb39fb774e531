import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { SettingsForm } from '../../features/site-settings/settings-form';
import { SettingsHistory } from '../../features/site-settings/settings-history';
import { settingsHistoryQuery, siteSettingsQuery } from '../../queries/admin/settings';
import { StaffPage } from '../../shared/staff/staff-page';

/** What administrators switch for the whole site, and who did. */
export default function SettingsPage() {
  const { user } = useSession();
  return (
    <StaffPage path={paths.adminSettings} title="Settings" lead="Changes apply right away, for everyone.">
      <Settings timeZone={user?.timeZone ?? 'UTC'} />
    </StaffPage>
  );
}

function Settings({ timeZone }: { timeZone: string }) {
  const settings = useQuery(siteSettingsQuery);
  const history = useQuery(settingsHistoryQuery);
  return (
    <>
      <QueryBoundary query={settings} what="these settings" skeleton={<Skeleton lines={6} />}>
        {(data) => <SettingsForm key={JSON.stringify(data)} settings={data} />}
      </QueryBoundary>
      <QueryBoundary query={history} what="the history" skeleton={<Skeleton lines={4} />}>
        {(entries) => <SettingsHistory entries={entries} timeZone={timeZone} />}
      </QueryBoundary>
    </>
  );
}
