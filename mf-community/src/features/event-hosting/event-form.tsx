import { zoneCity } from '@futurelab/platform/format';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { paths } from '@futurelab/platform/paths';
import { Button, Field, Input, Select, Textarea } from '@futurelab/platform/ui';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import composer from '../../composer/composer.module.css';
import { fieldError, SendingError } from '../../composer/sending-error';
import { useInvalidFocus } from '../../composer/use-invalid-focus';
import { eventMutation, type EventDetail, type Scope } from '../../queries/events';
import { agendaText } from './agenda-lines';
import { CohostsField } from './cohosts-field';
import { notifiedLabel } from './notified-label';
import { readEventForm } from './read-event-form';
import { RepeatFields } from './repeat-fields';
import { ScopeFields } from './scope-fields';

interface EventFormProps {
  /** The event that is changed; null: a new one. */
  event: EventDetail | null;
  /** The zone of whoever plans it. */
  timeZone: string;
  /** Whoever plans it. */
  memberId: string;
  /** The choice of a group, where there is one. */
  children?: ReactNode;
}

const FIELDS = [
  'title',
  'startsAt',
  'timeZone',
  'durationMinutes',
  'capacity',
  'groupId',
  'summary',
  'description',
];
const PLACE_FIELDS = ['format', 'location', 'joinUrl', 'access'];
const MORE_FIELDS = ['recurrence', 'agenda', 'cohostIds'];
const ZONES = Intl.supportedValuesOf('timeZone');

/** All of an event. What was typed stays in the fields until it was sent. */
export function EventForm({ event, timeZone, memberId, children }: EventFormProps) {
  const navigate = useNavigate();
  const sending = useMutation(eventMutation(event?.id ?? null));
  // Idempotency key, reused on retry.
  const clientId = useRef<string | null>(null);
  const [when, setWhen] = useState({
    startsAt: event?.localStart ?? '',
    timeZone: event?.timeZone ?? timeZone,
  });
  const isMoved = event !== null && (when.startsAt !== event.localStart || when.timeZone !== event.timeZone);
  const [scope, setScope] = useState<Scope>('one');
  const touched = () => (clientId.current = null);
  const form = useInvalidFocus(sending.error);

  const send = (submit: FormEvent<HTMLFormElement>) => {
    submit.preventDefault();
    if (sending.isPending) return;
    clientId.current ??= crypto.randomUUID();
    const body = readEventForm(new FormData(submit.currentTarget), clientId.current);
    sending.mutate({ ...body, scope }, { onSuccess: ({ slug }) => void navigate(paths.event(slug)) });
  };
  const errorOf = (field: string) => fieldError(sending.error, field);

  return (
    <form
      ref={form}
      className={composer.form}
      method="post"
      action={event ? `/api/event-forms/${event.slug}` : '/api/event-forms'}
      onSubmit={send}
      onChange={touched}
      noValidate
    >
      {event?.series && (
        <ScopeFields
          series={event.series}
          name="scope"
          legend="What is changed?"
          scope={scope}
          onChange={setScope}
        />
      )}
      {children && (
        <Field label="Group" error={errorOf('groupId')}>
          {children}
        </Field>
      )}
      <Field label="Title" required error={errorOf('title')}>
        <Input name="title" maxLength={120} defaultValue={event?.title} />
      </Field>
      <Field label="In a sentence" error={errorOf('summary')}>
        <Input name="summary" maxLength={240} defaultValue={event?.summary} />
      </Field>
      <div className={composer.row}>
        <Field
          label="Day and time"
          required
          hint={`As clocks show it in ${zoneCity(when.timeZone)}.`}
          error={errorOf('startsAt')}
        >
          <Input
            name="startsAt"
            type="datetime-local"
            value={when.startsAt}
            onChange={({ target }) => setWhen({ ...when, startsAt: target.value })}
          />
        </Field>
        <Field label="Time zone" required hint="Whose clock it keeps to." error={errorOf('timeZone')}>
          <Select
            name="timeZone"
            value={when.timeZone}
            onChange={({ target }) => setWhen({ ...when, timeZone: target.value })}
          >
            {[...new Set([when.timeZone, ...ZONES])].map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className={composer.row}>
        <Field label="How long" required hint="In minutes." error={errorOf('durationMinutes')}>
          <Input name="durationMinutes" type="number" min={5} defaultValue={event ? minutesOf(event) : 60} />
        </Field>
        <Field label="Places" hint="Leave it empty if there is no limit." error={errorOf('capacity')}>
          <Input name="capacity" type="number" min={1} defaultValue={event?.capacity ?? ''} />
        </Field>
      </div>
      {event === null && <RepeatFields startsAt={when.startsAt} error={errorOf('recurrence')} />}
      <div className={composer.row}>
        <Field label="Where" error={errorOf('format')}>
          <Select name="format" defaultValue={event?.format ?? 'online'}>
            <option value="online">Online</option>
            <option value="in_person">In person</option>
          </Select>
        </Field>
        <Field label="For whom" error={errorOf('access')}>
          <Select name="access" defaultValue={event?.access ?? 'free'}>
            <option value="free">Everybody who sees it</option>
            <option value="pro">Pro members</option>
          </Select>
        </Field>
      </div>
      <Field label="Address, if people meet in person" error={errorOf('location')}>
        <Input name="location" maxLength={200} defaultValue={event?.location ?? ''} />
      </Field>
      <Field
        label="Link, if it is online"
        hint="Shown from 15 minutes before, to people who are going."
        error={errorOf('joinUrl')}
      >
        <Input
          name="joinUrl"
          type="url"
          maxLength={500}
          placeholder="https://"
          defaultValue={event?.joinUrl ?? ''}
        />
      </Field>
      <Field label="What it is" hint="Markdown works here." error={errorOf('description')}>
        <Textarea name="description" rows={8} maxLength={10_000} defaultValue={event?.description} />
      </Field>
      <Field
        label="Agenda"
        hint={`A line each, beginning with the time in ${zoneCity(when.timeZone)}: 18:00 Arriving`}
        error={errorOf('agenda')}
      >
        <Textarea name="agenda" rows={4} defaultValue={event ? agendaText(event.agenda) : ''} />
      </Field>
      <CohostsField event={event} memberId={memberId} onChange={touched} error={errorOf('cohostIds')} />
      <SendingError error={sending.error} fields={[...FIELDS, ...PLACE_FIELDS, ...MORE_FIELDS]} />
      <div className={composer.actions}>
        <Button type="submit" busy={sending.isPending}>
          {event === null ? 'Create the event' : submitLabel(event, scope, isMoved)}
        </Button>
      </div>
    </form>
  );
}

const minutesOf = ({ startDate, endDate }: EventDetail): number =>
  (Date.parse(endDate) - Date.parse(startDate)) / 60_000;

function submitLabel(event: EventDetail, scope: Scope, isMoved: boolean): string {
  const what = scope === 'one' ? 'it' : 'these dates';
  return isMoved
    ? `Move ${what}${notifiedLabel(event, scope, ' and tell')}`
    : scope === 'one'
      ? 'Save'
      : 'Save these dates';
}
