import { paths } from '@futurelab/platform/paths';
import { StructuredData } from '@futurelab/platform/ui';
import type { EventDetail } from '../../queries/events';

const MODES = {
  online: 'https://schema.org/OnlineEventAttendanceMode',
  in_person: 'https://schema.org/OfflineEventAttendanceMode',
} as const;

/** For search engines: when and where the event is, and who may come. */
export const EventStructuredData = ({ event }: { event: EventDetail }) => (
  <StructuredData
    about={(address) => ({
      '@type': 'Event',
      '@id': address(`${paths.event(event.slug)}#event`),
      name: event.title,
      description: event.summary,
      url: address(paths.event(event.slug)),
      startDate: event.startDate,
      endDate: event.endDate,
      eventStatus: `https://schema.org/Event${event.isCanceled ? 'Cancelled' : 'Scheduled'}`,
      eventAttendanceMode: MODES[event.format],
      location:
        event.format === 'online'
          ? { '@type': 'VirtualLocation', url: address(paths.event(event.slug)) }
          : { '@type': 'Place', name: placeOf(event), address: placeOf(event) },
      isAccessibleForFree: event.access === 'free',
      ...(event.capacity !== null && { maximumAttendeeCapacity: event.capacity }),
      organizer: { '@type': 'Organization', name: 'FutureLab', url: address(paths.home) },
      performer: { '@type': 'Person', name: event.host.name },
    })}
  />
);

const placeOf = ({ location }: EventDetail): string =>
  location ?? 'The host sends the address to everyone who’s going';
