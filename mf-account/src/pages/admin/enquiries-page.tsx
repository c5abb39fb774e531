import { paths } from '@futurelab/platform/paths';
import { Link, useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { Container, PageHead, PageHeader } from '@futurelab/platform/ui';
import { AdminOnly } from '../../features/admin/admin-only';
import { EnquiryFilters } from '../../features/enquiries/enquiry-filters';
import { EnquiryList } from '../../features/enquiries/enquiry-list';
import { readFilters } from '../../features/enquiries/enquiry-labels';

/** What visitors asked of us through the forms, and what became of it. */
export default function AdminEnquiriesPage() {
  const { user } = useSession();
  return (
    <Container>
      <PageHead title="Enquiries" path={paths.adminEnquiries} unlisted />
      {user?.isAdmin ? <Inbox timeZone={user.timeZone} /> : <AdminOnly title="Enquiries" />}
    </Container>
  );
}

function Inbox({ timeZone }: { timeZone: string }) {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  return (
    <>
      <PageHeader
        eyebrow={<Link to={paths.admin}>Administration</Link>}
        title="Enquiries"
        lead="Everybody who writes gets a reference and a day by which we answer. The newest come first."
      />
      <EnquiryFilters
        filters={filters}
        onChange={(next) =>
          setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), {
            preventScrollReset: true,
          })
        }
      />
      <EnquiryList filters={filters} timeZone={timeZone} />
    </>
  );
}
