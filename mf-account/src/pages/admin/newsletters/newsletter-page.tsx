import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link, useParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { EmptyState, LinkButton, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { NewsletterRecord } from '../../../features/newsletters/newsletter-record';
import { newsletterQuery } from '../../../queries/admin/newsletters';
import { StaffPage } from '../../../shared/staff/staff-page';

/** How often the numbers are read again while it is being sent. */
const PROGRESS_MS = 2_000;

/** One issue of the newsletter, for administrators. */
export default function NewsletterPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const query = useQuery({
    ...newsletterQuery(id),
    enabled: user?.isAdmin ?? false,
    refetchInterval: ({ state: { data } }) => (isUnderWay(data) ? PROGRESS_MS : false),
  });
  return (
    <StaffPage
      path={paths.adminNewsletters}
      title={query.data?.subject ?? 'Newsletter'}
      eyebrow={<Link to={paths.adminNewsletters}>Newsletter</Link>}
    >
      <QueryBoundary
        query={query}
        what="the newsletter"
        skeleton={<Skeleton lines={12} />}
        notFound={
          <EmptyState
            title="Newsletter not found"
            action={<LinkButton to={paths.adminNewsletters}>See all newsletters</LinkButton>}
          >
            The link may be wrong.
          </EmptyState>
        }
      >
        {(newsletter) => <NewsletterRecord newsletter={newsletter} timeZone={user?.timeZone ?? 'UTC'} />}
      </QueryBoundary>
    </StaffPage>
  );
}

/** Being sent, or about to be. */
const isUnderWay = (data?: { state: string; scheduledFor: string | null }): boolean =>
  data?.state === 'sending' ||
  (data?.state === 'scheduled' && data.scheduledFor !== null && Date.parse(data.scheduledFor) <= Date.now());
