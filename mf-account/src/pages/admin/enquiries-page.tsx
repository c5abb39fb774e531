import { paths } from '@futurelab/platform/paths';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { EnquiryFilters } from '../../features/enquiries/enquiry-filters';
import { EnquiryList } from '../../features/enquiries/enquiry-list';
import { readFilters } from '../../features/enquiries/enquiry-labels';
import { StaffPage } from '../../shared/staff/staff-page';

/** What visitors asked of us through the forms, and what became of it. */
export default function AdminEnquiriesPage() {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  return (
    <StaffPage
      path={paths.adminEnquiries}
      title="Inquiries"
      lead="Everyone who writes gets a reference and a reply date. Newest first."
    >
      <EnquiryFilters
        filters={filters}
        onChange={(next) =>
          setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), {
            preventScrollReset: true,
          })
        }
      />
      <EnquiryList filters={filters} timeZone={user?.timeZone ?? 'UTC'} />
    </StaffPage>
  );
}
