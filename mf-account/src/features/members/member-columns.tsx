import { formatNumber, shortDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { RelativeTime } from '@futurelab/platform/ui';
import { PLANS, ROLES, STATES } from '../../queries/admin/members/member-filters';
import type { MemberRow } from '../../queries/admin/members/members';
import type { Column } from '../../shared/staff/staff-table';

/** Moderators see neither addresses nor plans. */
export const memberColumns = (isForAdmin: boolean, timeZone: string): Column<MemberRow>[] => [
  {
    key: 'name',
    label: 'Name',
    isName: true,
    order: { name: 'name', direction: 'up' },
    cell: ({ slug, name }) => (
      <Link to={paths.adminMember(slug)}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  ...(isForAdmin
    ? [
        { key: 'email', label: 'Email', cell: ({ email }: MemberRow) => email && <bdi>{email}</bdi> },
        { key: 'plan', label: 'Plan', isShort: true, cell: ({ plan }: MemberRow) => plan && PLANS[plan] },
      ]
    : []),
  { key: 'state', label: 'Status', isShort: true, cell: ({ state }) => STATES[state] },
  { key: 'role', label: 'Role', isShort: true, cell: ({ accessLevel }) => ROLES[accessLevel] },
  {
    key: 'location',
    label: 'Location',
    isOptional: true,
    cell: ({ location }) => location && <bdi>{location}</bdi>,
  },
  {
    key: 'points',
    label: 'Points',
    isShort: true,
    isOptional: true,
    cell: ({ points }) => formatNumber(points),
  },
  {
    key: 'joined',
    label: 'Joined',
    isShort: true,
    cell: ({ joinedAt }) => <time dateTime={joinedAt}>{shortDateWithYear(joinedAt, timeZone)}</time>,
  },
  {
    key: 'active',
    label: 'Last active',
    isShort: true,
    order: { name: 'active', direction: 'down' },
    cell: ({ lastActiveAt }) => lastActiveAt && <RelativeTime at={lastActiveAt} timeZone={timeZone} />,
  },
];
