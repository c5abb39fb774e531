import { pluralize } from '@futurelab/platform/format';
import { useMutation } from '@futurelab/platform/query';
import { Button, Checkbox, Field, Input } from '@futurelab/platform/ui';
import { useState } from 'react';
import { attendanceMutation, type EventPeople, type EventPerson } from '../../queries/events';
import { SendingError } from '../../shared/composer/sending-error';
import styles from './event-people.module.css';

/** From so many on, the list can be searched. */
const SEARCHABLE = 8;

interface AttendanceProps {
  eventId: string;
  people: EventPeople;
  isCanceled: boolean;
}

/** Who is going and, once it has started, who attended. */
export function Attendance({ eventId, people, isCanceled }: AttendanceProps) {
  const [search, setSearch] = useState('');
  const marking = useMutation(attendanceMutation(eventId));
  const { goingCount, attendedCount, hasStarted } = people;
  const shown = people.people.filter(({ person }) => fold(person.name).includes(fold(search.trim())));
  const canMark = hasStarted && !isCanceled;
  const attended = !shown.some((one) => !one.attended);
  const markAll = () =>
    marking.mutate({ userIds: shown.map(({ person }) => person.id), attended: !attended });
  if (goingCount === 0) return <p className={styles.quiet}>Nobody is going yet.</p>;
  return (
    <div className={styles.attendance}>
      <p role="status">
        {canMark
          ? `${attendedCount} of ${pluralize(goingCount, 'person', 'people')} attended.`
          : `${pluralize(goingCount, 'person is', 'people are')} going.`}
        {!hasStarted && !isCanceled && ' You can mark who attended once the event has started.'}
      </p>
      <div className={styles.tools}>
        {people.people.length >= SEARCHABLE && (
          <Field label="Search by name">
            <Input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
          </Field>
        )}
        {canMark && shown.length > 0 && (
          <Button variant="secondary" busy={marking.isPending} onClick={markAll}>
            {attended ? 'Unmark all' : 'Mark all as attended'}
          </Button>
        )}
      </div>
      <SendingError error={marking.error} />
      {shown.length > 0 ? (
        <ul className={styles.people}>
          {shown.map((one) => (
            <li key={one.person.id}>
              {canMark ? <Mark eventId={eventId} {...one} /> : <bdi>{one.person.name}</bdi>}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>Nobody by this name is going.</p>
      )}
    </div>
  );
}

function Mark({ eventId, person, attended }: EventPerson & { eventId: string }) {
  const marking = useMutation(attendanceMutation(eventId));
  return (
    <>
      <Checkbox
        label={person.name}
        checked={marking.isPending ? marking.variables.attended : attended}
        onChange={({ target }) => marking.mutate({ userIds: [person.id], attended: target.checked })}
      />
      <SendingError error={marking.error} />
    </>
  );
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
