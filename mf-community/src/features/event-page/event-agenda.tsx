import { clocksDiffer, clockTime, zoneAbbreviation, zoneCity } from '@futurelab/platform/format';
import { Section } from '@futurelab/platform/ui';
import type { EventDetail } from '../../queries/events';
import styles from './event-agenda.module.css';

interface EventAgendaProps {
  event: EventDetail;
  /** The member's zone; null: not known. */
  timeZone: string | null;
}

/** What happens when: by the member's clock, with the host's beside it where it shows something else. */
export function EventAgenda({ event, timeZone }: EventAgendaProps) {
  const { startDate, timeZone: hostZone, agenda } = event;
  const own = timeZone ?? hostZone;
  const two = clocksDiffer(startDate, own, hostZone);
  return (
    <Section
      layout="margin"
      title="Agenda"
      lead={
        two
          ? `Your time (${zoneAbbreviation(startDate, own)}); host’s below (${zoneAbbreviation(startDate, hostZone)}).`
          : `Host’s time (${zoneCity(hostZone)}).`
      }
    >
      <ol className={styles.agenda}>
        {agenda.map(({ at, title }) => {
          const instant = agendaInstant(event, at);
          return (
            <li key={`${at} ${title}`}>
              <span>
                {clockTime(instant, own)}
                {two && <span className={styles.host}>{clockTime(instant, hostZone)}</span>}
              </span>
              <span dir="auto">{title}</span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

const DAY_MINUTES = 24 * 60;
const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** When the host's clock shows "18:15" for the first time since the event began, in milliseconds since 1970. */
export function agendaInstant(
  { startDate, localStart }: Pick<EventDetail, 'startDate' | 'localStart'>,
  at: string,
) {
  const since = minutesOf(at) - minutesOf(localStart.slice(11));
  return Date.parse(startDate) + ((since + DAY_MINUTES) % DAY_MINUTES) * 60_000;
}
