import { ApiError } from '@futurelab/platform/api';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link, useParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import {
  Container,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHead,
  PageHeader,
  Skeleton,
} from '@futurelab/platform/ui';
import { StaffOnly } from '../../shared/staff/staff-only';
import { Enquiry } from '../../features/enquiries/enquiry';
import { KINDS } from '../../features/enquiries/enquiry-labels';
import { enquiryQuery } from '../../queries/admin/enquiries';

/** One enquiry, with everything they wrote and the means to do something about it. */
export default function AdminEnquiryPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  return (
    <Container>
      {user?.isAdmin ? (
        <Found id={id} timeZone={user.timeZone} />
      ) : (
        <>
          <PageHead title="Inquiry" path={paths.adminEnquiry(id)} unlisted />
          <StaffOnly title="Inquiry" />
        </>
      )}
    </Container>
  );
}

function Found({ id, timeZone }: { id: string; timeZone: string }) {
  const { data: enquiry, error, isFetching, refetch, dataUpdatedAt } = useQuery(enquiryQuery(id));
  return (
    <>
      <PageHead
        title={enquiry ? `${enquiry.reference}, inquiry` : 'Inquiry'}
        path={paths.adminEnquiry(id)}
        unlisted
      />
      <PageHeader
        eyebrow={<Link to={paths.adminEnquiries}>Inquiries</Link>}
        title={enquiry?.reference ?? 'Inquiry'}
        lead={enquiry && `${KINDS[enquiry.kind]}, from ${enquiry.name}`}
      />
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
    </>
  );
}
