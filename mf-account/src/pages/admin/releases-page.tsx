import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { toast } from '@futurelab/platform/toast';
import { EmptyState, ErrorState, Skeleton } from '@futurelab/platform/ui';
import { useState } from 'react';
import { ReleaseActionDialog } from '../../features/releases/actions/release-action-dialog';
import { History } from '../../features/releases/history/history';
import { RefreshButton } from '../../features/releases/refresh-button';
import { SectionCard } from '../../features/releases/section-card';
import { ownPinsQuery, releasesQuery, type ReleaseAction } from '../../queries/admin/releases';
import { StaffPage } from '../../shared/staff/staff-page';

/** Which release of each section people get, how it does, who decided so, and the means to decide otherwise. */
export default function AdminReleasesPage() {
  const { user } = useSession();
  if (!user?.isAdmin) return <StaffPage path={paths.adminReleases} title="Releases" />;
  return <Releases timeZone={user.timeZone} />;
}

function Releases({ timeZone }: { timeZone: string }) {
  const releases = useQuery(releasesQuery);
  const pins = useQuery(ownPinsQuery);
  const [params, setParams] = useSearchParams();
  const [action, setAction] = useState<ReleaseAction | null>(null);
  const sections = releases.data?.apps ?? [];
  const section = sections.find(({ app }) => app === action?.app);

  const done = ({ kind, app }: ReleaseAction) => {
    setAction(null);
    // Which release a browser is shown is decided when a page is loaded.
    if (kind === 'pin' || kind === 'unpin') location.reload();
    else
      toast({
        title: `${app} updated`,
        description: 'Takes effect on the next page load.',
        variant: 'success',
      });
  };
  const showApp = (app: string | null) =>
    setParams(app ? { section: app } : {}, { preventScrollReset: true });

  return (
    <StaffPage
      path={paths.adminReleases}
      title="Releases"
      lead="What each section serves, and to whom. Every action needs a reason, appears in the history, and takes effect within a second or two."
      actions={<RefreshButton readAt={releases.dataUpdatedAt} timeZone={timeZone} />}
    >
      <div aria-busy={releases.isPending}>
        {releases.isPending && <Skeleton lines={12} />}
        {releases.isError && (
          <ErrorState onRetry={() => void releases.refetch()} retrying={releases.isFetching} />
        )}
        {releases.isSuccess && sections.length === 0 && (
          <EmptyState title="No releases yet">Sections appear here after their first release.</EmptyState>
        )}
        {sections.map((each) => (
          <SectionCard
            key={each.app}
            section={each}
            pinned={pins.data?.pins[each.app]}
            timeZone={timeZone}
            onAction={setAction}
          />
        ))}
      </div>
      <History
        apps={sections.map(({ app }) => app)}
        app={params.get('section')}
        onApp={showApp}
        timeZone={timeZone}
      />
      {action && section && (
        <ReleaseActionDialog
          action={action}
          section={section}
          onDone={done}
          onClose={() => setAction(null)}
        />
      )}
    </StaffPage>
  );
}
