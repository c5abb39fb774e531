import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { isVisible } from '@futurelab/platform/text';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Input, Select, Textarea } from '@futurelab/platform/ui';
import { useState, type SubmitEvent } from 'react';
import { mentorshipPlacesQuery, requestMutation } from '../../queries/mentorship';
import styles from './mentorship.module.css';
import { NO_TIMES, TimeFields } from './time-fields';

interface RequestFormProps {
  timeZone: string;
  /** The lesson that the reader comes from. */
  lesson: string | undefined;
}

/** Asks the mentors for a session. What was typed stays until it was sent. */
export function RequestForm({ timeZone, lesson }: RequestFormProps) {
  const { data: places } = useQuery(mentorshipPlacesQuery(lesson));
  const saved = { topic: '', details: '', place: lesson ? `lesson:${lesson}` : '', ...NO_TIMES };
  const draft = useFormDraft('mentor-request', saved);
  const { topic, details, place, ...times } = draft.content;
  const [isChecked, setChecked] = useState(false);
  const sending = useMutation(clearOnSuccess(draft, requestMutation));

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (!isVisible(topic) || Object.values(times).includes('') || sending.isPending) return;
    const [kind, id] = place.split(':');
    sending.mutate(
      {
        ...{ topic, details, ...times, timeZone },
        ...{ lessonId: kind === 'lesson' ? id! : null, projectId: kind === 'project' ? id! : null },
      },
      { onSuccess: () => toast({ title: 'Request sent', variant: 'success' }) },
    );
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <DraftNote {...draft} />
      <Field
        label="What is it about?"
        required
        error={(isChecked && !isVisible(topic) && 'Enter a topic.') || fieldError(sending.error, 'topic')}
      >
        <Input
          name="topic"
          value={topic}
          maxLength={120}
          onChange={({ target }) => draft.change({ topic: target.value })}
        />
      </Field>
      <Field
        label="Where are you stuck?"
        error={fieldError(sending.error, 'lessonId') ?? fieldError(sending.error, 'projectId')}
      >
        <Select name="place" value={place} onChange={({ target }) => draft.change({ place: target.value })}>
          <option value="">No lesson or project</option>
          {places?.lessons.map(({ id, title }) => (
            <option key={id} value={`lesson:${id}`}>
              Lesson: {title}
            </option>
          ))}
          {places?.projects.map(({ id, title }) => (
            <option key={id} value={`project:${id}`}>
              Project: {title}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Details"
        hint="What you’ve tried, and what you’d like to know. Only mentors see this."
        error={fieldError(sending.error, 'details')}
      >
        <Textarea
          name="details"
          rows={4}
          maxLength={2000}
          value={details}
          onChange={({ target }) => draft.change({ details: target.value })}
        />
      </Field>
      <TimeFields
        legend="Three times that suit you"
        times={times}
        onChange={draft.change}
        timeZone={timeZone}
        needed={3}
        isChecked={isChecked}
        error={sending.error}
      />
      <FormError error={sending.error} />
      <div className={styles.actions}>
        <Button type="submit" busy={sending.isPending}>
          Send request
        </Button>
      </div>
    </form>
  );
}
