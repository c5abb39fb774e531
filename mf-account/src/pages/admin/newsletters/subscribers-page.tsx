import { TRACK_TITLES } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useInfiniteQuery } from '@futurelab/platform/query';
import { Link, useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { EmptyState, LinkButton } from '@futurelab/platform/ui';
import { subscriberColumns } from '../../../features/subscribers/subscriber-columns';
import { SUBSCRIBER_STATES, subscribersFile, subscribersQuery } from '../../../queries/admin/subscribers';
import { allOrOne } from '../../../shared/staff/list/all-or-one';
import type { Filter } from '../../../shared/staff/list/list-form';
import { StaffList } from '../../../shared/staff/list/staff-list';
import { StaffPage } from '../../../shared/staff/staff-page';
import { staffPaths } from '../../../shared/staff-paths';

const FILTERS: Filter[] = [
  { name: 'query', label: 'Search' },
  { name: 'state', label: 'Status', options: allOrOne(SUBSCRIBER_STATES) },
  { name: 'interest', label: 'Interest', options: allOrOne(TRACK_TITLES) },
  { name: 'from', label: 'First day', type: 'date' },
  { name: 'to', label: 'Last day', type: 'date' },
];

/** Who subscribed to the newsletter, for administrators. */
export default function SubscribersPage() {
  const [params] = useSearchParams();
  return (
    <StaffPage
      path={staffPaths.subscribers}
      title="Subscribers"
      eyebrow={<Link to={paths.adminNewsletters}>Newsletter</Link>}
      lead="Everyone who signed up for the newsletter. Search by email or name; days are in UTC."
      actions={
        <LinkButton to={subscribersFile(params)} variant="secondary" download>
          Export CSV
        </LinkButton>
      }
    >
      <Subscribers params={params} />
    </StaffPage>
  );
}

function Subscribers({ params }: { params: URLSearchParams }) {
  const { user } = useSession();
  const pages = useInfiniteQuery(subscribersQuery(params));
  const isNarrowed = FILTERS.some(({ name }) => params.get(name));
  if (!isNarrowed && pages.data?.pages[0]?.items.length === 0)
    return <EmptyState title="No subscribers yet">Everyone who signs up is listed here.</EmptyState>;
  return (
    <StaffList
      label="Subscribers"
      columns={subscriberColumns(user?.timeZone ?? 'UTC')}
      orderedBy="asked"
      filters={FILTERS}
      pages={pages}
      keyOf={({ id }) => id}
    />
  );
}
