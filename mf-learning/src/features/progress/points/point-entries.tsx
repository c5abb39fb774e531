import { formatNumber, shortDateWithYear } from '@futurelab/platform/format';
import { POINTS } from '@futurelab/platform/points';
import { useInfiniteQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Button, ErrorState, Skeleton, TableScroll } from '@futurelab/platform/ui';
import { useRef } from 'react';
import { focusOn } from '../../../shared/focus-on';
import { pointEntriesQuery, type PointEntry } from '../../../queries/progress';
import styles from './point-entries.module.css';

interface PointEntriesProps {
  /** What all entries add up to. */
  total: number;
  /** IANA zone of the member. */
  timeZone: string;
}

/** Each reason for a member's points, the latest first, a page at a time. */
export function PointEntries({ total, timeZone }: PointEntriesProps) {
  const table = useRef<HTMLTableElement>(null);
  const pages = useInfiniteQuery(pointEntriesQuery);
  if (pages.isPending) return <Skeleton lines={8} />;
  if (!pages.data) return <ErrorState onRetry={() => void pages.refetch()} retrying={pages.isFetching} />;
  const entries = pages.data.pages.flatMap(({ items }) => items);
  if (entries.length === 0)
    return (
      <p className={styles.quiet}>
        No points yet. Your first completed lesson earns {POINTS.courseStarted} points.
      </p>
    );
  const showEarlier = async () => {
    const last = table.current?.tBodies[0]?.lastElementChild;
    const { hasNextPage } = await pages.fetchNextPage();
    if (!hasNextPage) focusOn(last as HTMLElement);
  };
  return (
    <>
      <TableScroll label="Points">
        <table ref={table} className={styles.entries}>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">For</th>
              <th scope="col">Points</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} timeZone={timeZone} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                Total{pages.hasNextPage && ', including earlier'}
              </th>
              <td>{formatNumber(total)}</td>
            </tr>
          </tfoot>
        </table>
      </TableScroll>
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          className={styles.more}
          onClick={() => void showEarlier()}
          busy={pages.isFetchingNextPage}
        >
          Show earlier
        </Button>
      )}
      {pages.isFetchNextPageError && (
        <p role="alert" className={styles.quiet}>
          Couldn’t load earlier entries. Try again.
        </p>
      )}
    </>
  );
}

const Row = ({
  entry: { at, text, title, href, amount },
  timeZone,
}: {
  entry: PointEntry;
  timeZone: string;
}) => (
  <tr>
    <td className={styles.date}>
      <time dateTime={at}>{shortDateWithYear(at, timeZone)}</time>
    </td>
    <td>
      {text}
      {title && (
        <span className={styles.thing}>
          {href ? (
            <Link dir="auto" to={href}>
              {title}
            </Link>
          ) : (
            title
          )}
        </span>
      )}
    </td>
    <td className={styles.amount}>{signed(amount)}</td>
  </tr>
);

const signed = (amount: number) =>
  amount < 0 ? `\u2212${formatNumber(-amount)}` : `+${formatNumber(amount)}`;
