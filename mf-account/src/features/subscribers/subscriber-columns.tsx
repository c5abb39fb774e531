import { shortDateWithYear, TRACK_TITLES } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Badge } from '@futurelab/platform/ui';
import { SUBSCRIBER_STATES, SUPPRESSIONS, type SubscriberEntry } from '../../queries/admin/subscribers';
import type { Column } from '../../shared/staff/staff-table';
import { SubscriberActs } from './subscriber-acts';

const TONES = { confirmed: 'success', waiting: 'neutral', suppressed: 'warning', left: 'neutral' } as const;

const day = (at: string | null, timeZone: string) =>
  at && <time dateTime={at}>{shortDateWithYear(at, timeZone)}</time>;

export const subscriberColumns = (timeZone: string): Column<SubscriberEntry>[] => [
  { key: 'email', label: 'Email', isName: true, cell: ({ email }) => <bdi>{email}</bdi> },
  {
    key: 'name',
    label: 'Name',
    cell: ({ name, member }) =>
      member ? (
        <Link to={paths.adminMember(member.slug)}>
          <bdi>{member.name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      ),
  },
  {
    key: 'state',
    label: 'Status',
    isShort: true,
    cell: ({ state }) => <Badge tone={TONES[state]}>{SUBSCRIBER_STATES[state]}</Badge>,
  },
  { key: 'why', label: 'Reason', cell: ({ suppression }) => suppression && SUPPRESSIONS[suppression] },
  {
    key: 'interests',
    label: 'Interests',
    cell: ({ interests }) => interests.map((track) => TRACK_TITLES[track]).join(', '),
  },
  { key: 'source', label: 'Source', isOptional: true, cell: ({ source }) => <bdi>{source}</bdi> },
  {
    key: 'asked',
    label: 'Signed up',
    isShort: true,
    cell: ({ createdAt }) => day(createdAt, timeZone),
  },
  {
    key: 'confirmed',
    label: 'Confirmed',
    isShort: true,
    isOptional: true,
    cell: ({ confirmedAt }) => day(confirmedAt, timeZone),
  },
  {
    key: 'left',
    label: 'Left',
    isShort: true,
    isOptional: true,
    cell: ({ leftAt }) => day(leftAt, timeZone),
  },
  { key: 'acts', label: 'Actions', cell: (subscriber) => <SubscriberActs subscriber={subscriber} /> },
];
