import { paths } from '@futurelab/platform/paths';
import { Link, useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { Container, PageHead, PageHeader } from '@futurelab/platform/ui';
import { StaffOnly } from '../../shared/staff/staff-only';
import { EnquiryFilters } from '../../features/enquiries/enquiry-filters';
import { EnquiryList } from '../../features/enquiries/enquiry-list';
import { readFilters } from '../../features/enquiries/enquiry-labels';

/** What visitors asked of us through the forms, and what became of it. */
export default function AdminEnquiriesPage() {
  const { user } = useSession();
  return (
    <Container>
      <PageHead title="Inquiries" path={paths.adminEnquiries} unlisted />
      {user?.isAdmin ? <Inbox timeZone={user.timeZone} /> : <StaffOnly title="Inquiries" />}
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
        title="Inquiries"
        lead="Everyone who writes gets a reference and a reply date. Newest first."
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
