import { isoDate } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Card, CardLink, ErrorState, Skeleton, Stat } from '@futurelab/platform/ui';
import { newEnquiriesQuery } from '../../queries/admin/enquiries';
import { useNow } from '@futurelab/platform/components/use-now';
import styles from './releases-summary.module.css';

/** Enquiries that wait for a person, and the way to all of them. */
export function EnquiriesSummary({ timeZone }: { timeZone: string }) {
  const { data, isPending, isError, isFetching, refetch, dataUpdatedAt } = useQuery(newEnquiriesQuery);
  const today = isoDate(useNow(dataUpdatedAt), timeZone);
  // Beyond a page nobody counts, and it matters to nobody.
  const more = data?.nextCursor ? '+' : '';
  return (
    <Card as="section" aria-busy={isPending}>
      <h2>
        <CardLink to={paths.adminEnquiries}>Inquiries</CardLink>
      </h2>
      <p className={styles.lead}>Messages and requests for consulting and speaking, and their status.</p>
      {isPending && <Skeleton lines={3} />}
      {isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <div className={styles.numbers}>
          <Stat label="Unanswered" value={`${data.items.length}${more}`} />
          <Stat
            label="Overdue"
            value={`${data.items.filter(({ answerBy }) => answerBy < today).length}${more}`}
          />
        </div>
      )}
    </Card>
  );
}
