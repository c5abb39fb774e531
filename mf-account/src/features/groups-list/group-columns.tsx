import { formatNumber, shortDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { RelativeTime } from '@futurelab/platform/ui';
import { GROUP_STATES, GROUP_VISIBILITIES, type AdministeredGroup } from '../../queries/admin/all-groups';
import type { Column } from '../../shared/staff/staff-table';

/** A removed one has no page. */
export const groupColumns = (timeZone: string): Column<AdministeredGroup>[] => [
  {
    key: 'name',
    label: 'Group',
    isName: true,
    cell: ({ state, slug, name }) =>
      state === 'removed' ? (
        <bdi>{name}</bdi>
      ) : (
        <Link to={paths.group(slug)}>
          <bdi>{name}</bdi>
        </Link>
      ),
  },
  { key: 'topic', label: 'Topic', isOptional: true, cell: ({ topic }) => <bdi>{topic}</bdi> },
  { key: 'state', label: 'Status', isShort: true, cell: ({ state }) => GROUP_STATES[state] },
  {
    key: 'visibility',
    label: 'Visibility',
    isShort: true,
    cell: ({ visibility }) => GROUP_VISIBILITIES[visibility],
  },
  {
    key: 'owner',
    label: 'Owner',
    cell: ({ owner }) =>
      owner && (
        <Link to={paths.adminMember(owner.slug)}>
          <bdi>{owner.name}</bdi>
        </Link>
      ),
  },
  { key: 'members', label: 'Members', isShort: true, cell: ({ members }) => formatNumber(members) },
  { key: 'posts', label: 'Discussions', isShort: true, cell: ({ posts }) => formatNumber(posts) },
  {
    key: 'created',
    label: 'Created',
    isShort: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{shortDateWithYear(createdAt, timeZone)}</time>,
  },
  {
    key: 'active',
    label: 'Last active',
    isShort: true,
    cell: ({ lastActiveAt }) => lastActiveAt && <RelativeTime at={lastActiveAt} timeZone={timeZone} />,
  },
];
