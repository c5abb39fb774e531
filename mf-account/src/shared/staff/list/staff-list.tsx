import { Link, useSearchParams } from '@futurelab/platform/router';
import { Button, EmptyState, ErrorState, Skeleton } from '@futurelab/platform/ui';
import { StaffTable, type Column } from '../staff-table';
import { inOrder, orderIn, reversed, shownColumns } from './list-address';
import { ListForm, type Filter } from './list-form';
import styles from './staff-list.module.css';

/** What `useInfiniteQuery` tells of a list. */
interface Pages<Row> {
  data?: { pages: { items: Row[] }[] };
  isError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface RowsProps<Row> {
  label: string;
  columns: Column<Row>[];
  pages: Pages<Row>;
  keyOf: (row: Row) => string;
}

interface StaffListProps<Row> extends RowsProps<Row> {
  /** The column of the list's order: the newest first, unless the address says otherwise. Others have one order. */
  orderedBy?: string;
  filters: Filter[];
}

/** A list of the administration: narrowed, ordered and cut to columns by its address, and read a page at a time. */
export function StaffList<Row>({ columns, orderedBy, filters, ...rows }: StaffListProps<Row>) {
  const [params] = useSearchParams();
  const shown = shownColumns(params, columns);
  return (
    <>
      <ListForm filters={filters} columns={columns} shown={shown} />
      <Rows
        {...rows}
        columns={columns
          .filter(({ key }) => shown.includes(key))
          .map((column) => inHeader(column, orderedBy, params, columns))}
      />
    </>
  );
}

/** The column with the way to its order, or to the opposite one, in its header. */
function inHeader<Row>(
  column: Column<Row>,
  orderedBy: string | undefined,
  params: URLSearchParams,
  columns: readonly Column<Row>[],
): Column<Row> {
  const { key, label, order } = column;
  if (key !== orderedBy && !order) return column;
  const chosen = orderIn(params, columns);
  const isUp = key === orderedBy ? params.get('order') === 'oldest' : order?.direction === 'up';
  const isSorted = key === orderedBy ? chosen === null : chosen === order?.name;
  const target =
    key === orderedBy ? (isSorted ? reversed(params) : inOrder(params, null)) : inOrder(params, order!.name);
  return {
    ...column,
    ...(isSorted && { sorted: isUp ? 'ascending' : 'descending' }),
    header: (
      <Link to={`?${target}`} preventScrollReset>
        {label}
        {isSorted && <span aria-hidden> {isUp ? '↑' : '↓'}</span>}
      </Link>
    ),
  };
}

function Rows<Row>({ label, columns, pages, keyOf }: RowsProps<Row>) {
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, refetch, fetchNextPage } = pages;
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton lines={12} />;
  const rows = data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) return <EmptyState title="No matches">Try fewer filters.</EmptyState>;
  return (
    <>
      <StaffTable label={label} columns={columns} rows={rows} keyOf={keyOf} />
      {hasNextPage && (
        <Button
          variant="secondary"
          className={styles.more}
          onClick={() => void fetchNextPage()}
          busy={isFetchingNextPage}
        >
          Show more
        </Button>
      )}
    </>
  );
}
