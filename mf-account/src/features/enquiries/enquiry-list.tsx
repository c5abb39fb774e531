import { dateAndTime, isoDate, longDate } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useInfiniteQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Badge, Button, EmptyState, ErrorState, LinkButton, Skeleton } from '@futurelab/platform/ui';
import { enquiriesQuery, type EnquiryFilters, type EnquirySummary } from '../../queries/admin/enquiries';
import { useNow } from '@futurelab/platform/components/use-now';
import { isLate, KINDS, STATES } from './enquiry-labels';
import styles from './enquiry-list.module.css';

interface EnquiryListProps {
  filters: EnquiryFilters;
  /** IANA zone of the reader. */
  timeZone: string;
}

/** What came in, the newest first, a page at a time. */
export function EnquiryList({ filters, timeZone }: EnquiryListProps) {
  const pages = useInfiniteQuery(enquiriesQuery(filters));
  const today = isoDate(useNow(pages.dataUpdatedAt), timeZone);
  if (pages.isPending) return <Skeleton lines={10} />;
  if (pages.isError && !pages.data)
    return <ErrorState onRetry={() => void pages.refetch()} retrying={pages.isFetching} />;
  const all = pages.data.pages.flatMap(({ items }) => items);
  if (all.length === 0) return <NothingFound narrowed={Object.values(filters).some(Boolean)} />;
  return (
    <>
      <ul className={styles.list}>
        {all.map((enquiry) => (
          <Row key={enquiry.id} enquiry={enquiry} today={today} timeZone={timeZone} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          className={styles.more}
          onClick={() => void pages.fetchNextPage()}
          busy={pages.isFetchingNextPage}
        >
          Show earlier
        </Button>
      )}
    </>
  );
}

function Row({ enquiry, today, timeZone }: { enquiry: EnquirySummary; today: string; timeZone: string }) {
  const { id, reference, kind, state, name, organization, answerBy, owner, createdAt } = enquiry;
  return (
    <li className={styles.row}>
      <p className={styles.reference}>{reference}</p>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link to={paths.adminEnquiry(id)}>
            {KINDS[kind]}, {organization ?? name}
          </Link>
        </h2>
        <p className={styles.quiet}>
          {organization && `${name}, `}
          <time dateTime={createdAt}>{dateAndTime(createdAt, timeZone)}</time>
          {owner && `, assigned to ${owner.name}`}
        </p>
      </div>
      <p className={styles.state}>
        <Badge tone={STATES[state].tone}>{STATES[state].name}</Badge>
        {state === 'new' && (
          <span className={isLate(enquiry, today) ? styles.late : styles.quiet}>
            {isLate(enquiry, today) ? 'Was due' : 'Due'} {longDate(answerBy, 'UTC')}
          </span>
        )}
      </p>
    </li>
  );
}

const NothingFound = ({ narrowed }: { narrowed: boolean }) => (
  <EmptyState
    title={narrowed ? 'No matching inquiries' : 'No inquiries yet'}
    action={
      narrowed ? (
        <LinkButton to={paths.adminEnquiries} variant="secondary">
          Show all
        </LinkButton>
      ) : undefined
    }
  >
    {narrowed
      ? 'References are FL- and six letters or digits, never O, I or 1.'
      : 'Messages and requests for consulting and speaking appear here.'}
  </EmptyState>
);
