import { fieldError } from '@futurelab/platform/components/field-error';
import { zoneCity } from '@futurelab/platform/format';
import { clearOnSuccess, DraftNote, TimeZoneInput, useFormDraft } from '@futurelab/platform/forms';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { paths } from '@futurelab/platform/paths';
import { Button, Field, Input, Select, Textarea } from '@futurelab/platform/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import composer from '../../shared/composer/composer.module.css';
import { SendingError } from '../../shared/composer/sending-error';
import { useInvalidFocus } from '../../shared/composer/use-invalid-focus';
import { eventMutation, type EventDetail, type Scope } from '../../queries/events';
import { CohostsField } from './cohosts-field';
import { draftOf, newEventDraft, newRequestOf, requestOf, type EventDraft } from './event-draft';
import { notifiedLabel } from './notified-label';
import { RepeatFields } from './repeat-fields';
import { ScopeFields } from './scope-fields';

interface EventFormProps {
  /** The event that is changed; null: a new one. */
  event: EventDetail | null;
  /** The zone of the planner. */
  timeZone: string;
  /** The planner: host or co-host. */
  memberId: string;
  /** The group it begins with. */
  groupId?: string;
  /** The choice of a group, where there is one. */
  children?: (groupId: string, choose: (groupId: string) => void) => ReactNode;
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

/** All of an event. What was typed stays until it was sent. */
export function EventForm({ event, timeZone, memberId, groupId = '', children }: EventFormProps) {
  const navigate = useNavigate();
  const draft = useFormDraft<EventDraft>(
    event ? `edit-event:${event.id}` : 'event',
    event ? draftOf(event) : newEventDraft(timeZone, groupId),
  );
  const { content, change } = draft;
  const sending = useMutation(clearOnSuccess(draft, eventMutation(event?.id ?? null)));
  const isMoved =
    event !== null && (content.startsAt !== event.localStart || content.timeZone !== event.timeZone);
  const [scope, setScope] = useState<Scope>('one');
  const form = useInvalidFocus(sending.error);

  const send = (submit: FormEvent<HTMLFormElement>) => {
    submit.preventDefault();
    if (sending.isPending) return;
    sending.mutate(
      { ...(event ? requestOf(content) : newRequestOf(content)), scope },
      { onSuccess: ({ slug }) => void navigate(paths.event(slug)) },
    );
  };
  const inputProps = (
    name:
      | 'title'
      | 'summary'
      | 'durationMinutes'
      | 'capacity'
      | 'location'
      | 'joinUrl'
      | 'description'
      | 'agenda',
  ) => ({
    name,
    value: content[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const errorOf = (field: string) => fieldError(sending.error, field);

  return (
    <form ref={form} className={composer.form} onSubmit={send} noValidate>
      <DraftNote {...draft} />
      {event?.series && (
        <ScopeFields
          series={event.series}
          name="scope"
          legend="Which dates do you want to change?"
          scope={scope}
          onChange={setScope}
        />
      )}
      {children && (
        <Field label="Group" error={errorOf('groupId')}>
          {children(content.groupId, (chosen) => change({ groupId: chosen }))}
        </Field>
      )}
      <Field label="Title" required error={errorOf('title')}>
        <Input {...inputProps('title')} maxLength={120} />
      </Field>
      <Field label="Summary" error={errorOf('summary')}>
        <Input {...inputProps('summary')} maxLength={240} />
      </Field>
      <div className={composer.row}>
        <Field
          label="Date and time"
          required
          hint={`Local time in ${zoneCity(content.timeZone)}.`}
          error={errorOf('startsAt')}
        >
          <Input
            name="startsAt"
            type="datetime-local"
            value={content.startsAt}
            onChange={({ target }) => change({ startsAt: target.value })}
          />
        </Field>
        <Field
          label="Time zone"
          required
          hint="Used for every date and time of this event."
          error={errorOf('timeZone')}
        >
          <TimeZoneInput value={content.timeZone} onChange={(chosen) => change({ timeZone: chosen })} />
        </Field>
      </div>
      <div className={composer.row}>
        <Field label="Duration" required hint="In minutes." error={errorOf('durationMinutes')}>
          <Input {...inputProps('durationMinutes')} type="number" min={5} />
        </Field>
        <Field label="Capacity" hint="Leave blank for no limit." error={errorOf('capacity')}>
          <Input {...inputProps('capacity')} type="number" min={1} />
        </Field>
      </div>
      {event === null && (
        <RepeatFields
          startsAt={content.startsAt}
          value={content}
          onChange={change}
          error={errorOf('recurrence')}
        />
      )}
      <div className={composer.row}>
        <Field label="Format" error={errorOf('format')}>
          <Select
            name="format"
            value={content.format}
            onChange={({ target }) => change({ format: target.value as EventDraft['format'] })}
          >
            <option value="online">Online</option>
            <option value="in_person">In person</option>
          </Select>
        </Field>
        <Field label="Who can attend" error={errorOf('access')}>
          <Select
            name="access"
            value={content.access}
            onChange={({ target }) => change({ access: target.value as EventDraft['access'] })}
          >
            <option value="free">Everyone who can see it</option>
            <option value="pro">Pro members</option>
          </Select>
        </Field>
      </div>
      <Field label="Address (in-person events)" error={errorOf('location')}>
        <Input {...inputProps('location')} maxLength={200} />
      </Field>
      <Field
        label="Link (online events)"
        hint="Shown to people who are going, 15 minutes before the start."
        error={errorOf('joinUrl')}
      >
        <Input {...inputProps('joinUrl')} type="url" maxLength={500} placeholder="https://" />
      </Field>
      <Field label="Description" hint="Markdown is supported." error={errorOf('description')}>
        <Textarea {...inputProps('description')} rows={8} maxLength={10_000} />
      </Field>
      <Field
        label="Agenda"
        hint={`One item per line, starting with the time in ${zoneCity(content.timeZone)}: 18:00 Welcome`}
        error={errorOf('agenda')}
      >
        <Textarea {...inputProps('agenda')} rows={4} />
      </Field>
      <CohostsField
        people={content.cohosts}
        memberId={memberId}
        onChange={(cohosts) => change({ cohosts })}
        error={errorOf('cohostIds')}
      />
      <SendingError error={sending.error} fields={[...FIELDS, ...PLACE_FIELDS, ...MORE_FIELDS]} />
      <div className={composer.actions}>
        <Button type="submit" busy={sending.isPending}>
          {event === null ? 'Create event' : submitLabel(event, scope, isMoved)}
        </Button>
      </div>
    </form>
  );
}

function submitLabel(event: EventDetail, scope: Scope, isMoved: boolean): string {
  const what = scope === 'one' ? 'event' : 'dates';
  return isMoved
    ? `Move ${what}${notifiedLabel(event, scope, ' and notify')}`
    : scope === 'one'
      ? 'Save'
      : 'Save dates';
}
