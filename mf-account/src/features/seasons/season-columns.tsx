import { formatNumber, shortDateWithYear } from '@futurelab/platform/format';
import { Badge, Button, VisuallyHidden } from '@futurelab/platform/ui';
import type { StaffSeason } from '../../queries/admin/seasons';
import type { Column } from '../../shared/staff/staff-table';

function stateOf({ startsOn, endsOn }: StaffSeason): string {
  const today = new Date().toISOString().slice(0, 10);
  if (endsOn < today) return 'Ended';
  return startsOn <= today ? 'Running' : 'Upcoming';
}

const day = (date: string) => <time dateTime={date}>{shortDateWithYear(`${date}T12:00:00Z`, 'UTC')}</time>;

export const seasonColumns = (onChange: (season: StaffSeason) => void): Column<StaffSeason>[] => [
  {
    key: 'name',
    label: 'Season',
    isName: true,
    cell: ({ name, startsOn }) => `${name} ${startsOn.slice(0, 4)}`,
  },
  { key: 'starts', label: 'First day', isShort: true, cell: ({ startsOn }) => day(startsOn) },
  { key: 'ends', label: 'Last day', isShort: true, cell: ({ endsOn }) => day(endsOn) },
  {
    key: 'places',
    label: 'Places taken',
    isShort: true,
    cell: ({ people, places }) =>
      places === null ? formatNumber(people) : `${formatNumber(people)} of ${formatNumber(places)}`,
  },
  {
    key: 'state',
    label: 'Status',
    isShort: true,
    cell: (season) => {
      const state = stateOf(season);
      return <Badge tone={state === 'Running' ? 'success' : 'neutral'}>{state}</Badge>;
    },
  },
  {
    key: 'action',
    label: 'Action',
    isShort: true,
    cell: (season) => (
      <Button variant="quiet" size="small" onClick={() => onChange(season)}>
        Change
        <VisuallyHidden>
          {' '}
          {season.name} {season.startsOn.slice(0, 4)}
        </VisuallyHidden>
      </Button>
    ),
  },
];
