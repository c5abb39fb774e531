import { useQuery } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { Button, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { useState } from 'react';
import { RedirectDialog } from '../../features/redirects/redirect-dialog';
import { RedirectList } from '../../features/redirects/redirect-list';
import { redirectsQuery } from '../../queries/admin/redirects';
import { staffPaths } from '../../shared/staff-paths';
import { StaffPage } from '../../shared/staff/staff-page';

/** Where addresses lead that have no page. */
export default function RedirectsPage() {
  const { user } = useSession();
  const [isAdding, setAdding] = useState(false);
  return (
    <StaffPage
      path={staffPaths.redirects}
      title="Redirects"
      lead="Send visitors from an old address to the page that replaced it. Up to 200."
      actions={<Button onClick={() => setAdding(true)}>New redirect</Button>}
    >
      <Redirects timeZone={user?.timeZone ?? 'UTC'} />
      {isAdding && <RedirectDialog redirect={null} onClose={() => setAdding(false)} />}
    </StaffPage>
  );
}

function Redirects({ timeZone }: { timeZone: string }) {
  return (
    <QueryBoundary query={useQuery(redirectsQuery)} what="the redirects" skeleton={<Skeleton lines={5} />}>
      {(redirects) => <RedirectList redirects={redirects} timeZone={timeZone} />}
    </QueryBoundary>
  );
}
