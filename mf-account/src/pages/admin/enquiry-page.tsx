import { ApiError } from '@futurelab/platform/api';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link, useParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { EmptyState, ErrorState, LinkButton, Skeleton } from '@futurelab/platform/ui';
import { Enquiry } from '../../features/enquiries/enquiry';
import { KINDS } from '../../features/enquiries/enquiry-labels';
import { enquiryQuery } from '../../queries/admin/enquiries';
import { StaffPage } from '../../shared/staff/staff-page';

/** One enquiry, with everything they wrote and the means to do something about it. */
export default function AdminEnquiryPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  if (!user?.isAdmin) return <StaffPage path={paths.adminEnquiry(id)} title="Inquiry" />;
  return <Found id={id} timeZone={user.timeZone} />;
}

function Found({ id, timeZone }: { id: string; timeZone: string }) {
  const { data: enquiry, error, isFetching, refetch, dataUpdatedAt } = useQuery(enquiryQuery(id));
  return (
    <StaffPage
      path={paths.adminEnquiry(id)}
      title={enquiry?.reference ?? 'Inquiry'}
      documentTitle={enquiry && `${enquiry.reference}, inquiry`}
      eyebrow={<Link to={paths.adminEnquiries}>Inquiries</Link>}
      lead={enquiry && `${KINDS[enquiry.kind]}, from ${enquiry.name}`}
    >
      {!enquiry && !error && <Skeleton lines={10} />}
      {error &&
        (error instanceof ApiError && error.status === 404 ? (
          <EmptyState
            title="Inquiry not found"
            action={<LinkButton to={paths.adminEnquiries}>See all inquiries</LinkButton>}
          >
            It may have been deleted, after two years or at the sender’s request.
          </EmptyState>
        ) : (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
        ))}
      {enquiry && (
        <Enquiry
          enquiry={enquiry}
          timeZone={timeZone}
          readAt={dataUpdatedAt}
          onRefresh={() => void refetch()}
        />
      )}
    </StaffPage>
  );
}
