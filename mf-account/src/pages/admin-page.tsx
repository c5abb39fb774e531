import { paths } from '@futurelab/platform/paths';
import { useSession } from '@futurelab/platform/session';
import { Container, PageHead, PageHeader } from '@futurelab/platform/ui';
import { AdminOnly } from '../features/admin/admin-only';
import { ReleasesSummary } from '../features/admin/releases-summary';

/** What there is for administrators. */
export default function AdminPage() {
  const { user } = useSession();
  return (
    <Container>
      <PageHead title="Administration" path={paths.admin} unlisted />
      {user?.isAdmin ? (
        <>
          <PageHeader title="Administration" lead="What runs, how it does, and what you can do about it." />
          <ReleasesSummary />
        </>
      ) : (
        <AdminOnly title="Administration" />
      )}
    </Container>
  );
}
