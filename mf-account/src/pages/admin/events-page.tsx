import { paths } from '@futurelab/platform/paths';
import { useInfiniteQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { LinkButton } from '@futurelab/platform/ui';
import { eventColumns } from '../../features/events-list/event-columns';
import { EVENT_STATES, eventsFile, eventsQuery } from '../../queries/admin/events';
import { allOrOne } from '../../shared/staff/list/all-or-one';
import type { Filter } from '../../shared/staff/list/list-form';
import { StaffList } from '../../shared/staff/list/staff-list';
import { StaffPage } from '../../shared/staff/staff-page';

const FILTERS: Filter[] = [
  { name: 'query', label: 'Search' },
  { name: 'state', label: 'Status', options: allOrOne(EVENT_STATES) },
];

/** Every event, also canceled, hidden and removed ones, for administrators. */
export default function EventsPage() {
  const [params] = useSearchParams();
  return (
    <StaffPage
      path={paths.adminEvents}
      title="Events"
      lead="Search by title, host or group. Edit and cancel an event on its page."
      actions={
        <>
          <LinkButton to={paths.newEvent()} variant="secondary">
            New event
          </LinkButton>
          <LinkButton to={eventsFile(params)} variant="secondary" download>
            Export CSV
          </LinkButton>
        </>
      }
    >
      <StaffList
        label="Events"
        columns={eventColumns}
        orderedBy="starts"
        filters={FILTERS}
        pages={useInfiniteQuery(eventsQuery(params))}
        keyOf={({ id }) => id}
      />
    </StaffPage>
  );
}
