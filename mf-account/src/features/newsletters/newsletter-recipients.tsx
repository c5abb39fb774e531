import { dateAndTime } from '@futurelab/platform/format';
import { useInfiniteQuery } from '@futurelab/platform/query';
import { Button, ErrorState, Skeleton } from '@futurelab/platform/ui';
import { recipientsQuery, type NewsletterRecipient } from '../../queries/admin/newsletters';
import { StaffTable, type Column } from '../../shared/staff/staff-table';

interface NewsletterRecipientsProps {
  id: string;
  state: NewsletterRecipient['state'];
  label: string;
  timeZone: string;
}

const columns = (timeZone: string, wasSent: boolean): Column<NewsletterRecipient>[] => [
  { key: 'email', label: 'Email', isName: true, cell: ({ email }) => <bdi>{email ?? 'Erased'}</bdi> },
  ...(wasSent
    ? []
    : [
        {
          key: 'problem',
          label: 'Mail server',
          cell: ({ problem }: NewsletterRecipient) => problem ?? 'No answer',
        },
      ]),
  {
    key: 'at',
    label: wasSent ? 'Sent' : 'Time',
    cell: ({ at }) => at && <time dateTime={at}>{dateAndTime(at, timeZone)}</time>,
  },
];

/** Whom it did not surely reach, one by one. */
export function NewsletterRecipients({ id, state, label, timeZone }: NewsletterRecipientsProps) {
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(recipientsQuery(id, state));
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton lines={4} />;
  return (
    <>
      <StaffTable
        label={label}
        columns={columns(timeZone, state === 'bounced' || state === 'complained')}
        rows={data.pages.flatMap(({ items }) => items)}
        keyOf={(recipient) => recipient.id}
      />
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}
