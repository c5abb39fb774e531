import { shortDateWithYear } from '@futurelab/platform/format';
import { useInfiniteQuery } from '@futurelab/platform/query';
import { Button, ErrorState, Section, Skeleton } from '@futurelab/platform/ui';
import { invitationsQuery, type OpenInvitation } from '../../queries/admin/members/invitations';
import { ROLES } from '../../queries/admin/members/member-filters';
import { StaffTable, type Column } from '../../shared/staff/staff-table';
import { InvitationActs } from './invitation-acts';
import styles from './invitations.module.css';

const columns = (timeZone: string): Column<OpenInvitation>[] => [
  { key: 'email', label: 'Email', isName: true, cell: ({ email }) => <bdi>{email}</bdi> },
  { key: 'role', label: 'Role', isShort: true, cell: ({ accessLevel }) => ROLES[accessLevel] },
  {
    key: 'by',
    label: 'Invited by',
    cell: ({ invitedBy }) => <bdi>{invitedBy?.name ?? 'Former member'}</bdi>,
  },
  { key: 'sent', label: 'Sent', isShort: true, cell: ({ sentAt }) => shortDateWithYear(sentAt, timeZone) },
  {
    key: 'expires',
    label: 'Expires',
    isShort: true,
    cell: ({ isExpired, expiresAt }) => (isExpired ? 'Expired' : shortDateWithYear(expiresAt, timeZone)),
  },
  { key: 'acts', label: 'Actions', cell: (invitation) => <InvitationActs invitation={invitation} /> },
];

/** Invitations that nobody has accepted yet. */
export function OpenInvitations({ timeZone }: { timeZone: string }) {
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(invitationsQuery);
  const rows = data?.pages.flatMap(({ items }) => items);
  return (
    <Section title="Open invitations">
      {isError && !rows && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!isError && !rows && <Skeleton lines={6} />}
      {rows?.length === 0 && <p className={styles.quiet}>No open invitations.</p>}
      {rows && rows.length > 0 && (
        <StaffTable label="Open invitations" columns={columns(timeZone)} rows={rows} keyOf={({ id }) => id} />
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className={styles.more}
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Section>
  );
}
