import { paths } from '@futurelab/platform/paths';
import { useInfiniteQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { EmptyState } from '@futurelab/platform/ui';
import { newsletterColumns } from '../../../features/newsletters/newsletter-columns';
import { NewNewsletter } from '../../../features/newsletters/new-newsletter';
import { NEWSLETTER_STATES, newslettersQuery } from '../../../queries/admin/newsletters';
import { allOrOne } from '../../../shared/staff/list/all-or-one';
import type { Filter } from '../../../shared/staff/list/list-form';
import { StaffList } from '../../../shared/staff/list/staff-list';
import { StaffPage } from '../../../shared/staff/staff-page';

const FILTERS: Filter[] = [{ name: 'state', label: 'Status', options: allOrOne(NEWSLETTER_STATES) }];

/** The issues of the newsletter, for administrators. */
export default function NewslettersPage() {
  const { user } = useSession();
  return (
    <StaffPage
      path={paths.adminNewsletters}
      title="Newsletter"
      lead="One issue a month, written by people. Opens and clicks aren’t measured."
      actions={<NewNewsletter />}
    >
      <Issues timeZone={user?.timeZone ?? 'UTC'} />
    </StaffPage>
  );
}

function Issues({ timeZone }: { timeZone: string }) {
  const [params] = useSearchParams();
  const pages = useInfiniteQuery(newslettersQuery(params));
  if (!params.get('state') && pages.data?.pages[0]?.items.length === 0)
    return <EmptyState title="No newsletters yet">What you write is listed here.</EmptyState>;
  return (
    <StaffList
      label="Newsletters"
      columns={newsletterColumns(timeZone)}
      orderedBy="at"
      filters={FILTERS}
      pages={pages}
      keyOf={({ id }) => id}
    />
  );
}
