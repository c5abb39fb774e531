import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { pluralize } from '@futurelab/platform/format';
import { useMutation } from '@futurelab/platform/query';
import { isVisible } from '@futurelab/platform/text';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Input, Textarea } from '@futurelab/platform/ui';
import { useState, type SubmitEvent } from 'react';
import { isStalePath, pathChange, type StaffPath } from '../../queries/admin/learning-paths';
import styles from './learning-paths.module.css';
import { Conflict } from '../../shared/courses/difference/conflict';
import { PathCourses } from './path-courses';

interface PathContent {
  title: string;
  description: string;
  courses: { title: string }[];
}

const textOf = ({ title, description, courses }: PathContent): string =>
  [title, description, ...courses.map((course, index) => `${index + 1}. ${course.title}`)].join('\n');

/** What a path says and which courses are on it. What is typed stays in this browser until it is saved. */
export function PathForm({ path }: { path: StaffPath }) {
  const { id, title, description, isTrack, memberCount, version } = path;
  const courses = path.courses.map((course) => ({
    id: course.id,
    title: course.title,
    isWithdrawn: course.isWithdrawn,
    canLeave: course.canLeave,
  }));
  const saved = { title, description, courses, reason: '' };
  const draft = useFormDraft(`learning-path:${id}`, saved);
  const { content } = draft;
  const [isChecked, setChecked] = useState(false);
  const change = useMutation(clearOnSuccess(draft, pathChange(id)));
  const isMissing = isChecked && !isVisible(content.reason);
  const isConflict = draft.versions === 'draft';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (!isVisible(content.reason)) return;
    change.mutate(
      {
        version,
        title: content.title,
        description: content.description,
        reason: content.reason,
        courseIds: content.courses.map((course) => course.id),
      },
      {
        onSuccess: () => {
          setChecked(false);
          toast({ title: 'Path saved', variant: 'success' });
        },
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="Title"
        hint={isTrack ? 'The three tracks keep their titles.' : undefined}
        error={fieldError(change.error, 'title')}
      >
        <Input
          value={content.title}
          maxLength={120}
          readOnly={isTrack}
          autoComplete="off"
          onChange={({ target }) => draft.change({ title: target.value })}
        />
      </Field>
      <Field
        label="Summary"
        hint="On the learning paths page. Up to 600 characters."
        error={fieldError(change.error, 'description')}
      >
        <Textarea
          rows={3}
          maxLength={600}
          value={content.description}
          onChange={({ target }) => draft.change({ description: target.value })}
        />
      </Field>
      <PathCourses
        path={path}
        courses={content.courses}
        onChange={(next) => draft.change({ courses: next })}
        error={fieldError(change.error, 'courseIds')}
      />
      <p className={styles.quiet}>
        {memberCount === 0
          ? 'No members are on this path yet.'
          : `${pluralize(memberCount, 'member')} on this path.`}{' '}
        A change affects every member on the path: they stay on it and keep their enrollments, completed
        lessons and certificates. Their percentage is recalculated from the courses listed here, and their
        next step may change.
      </p>
      {isConflict && (
        <Conflict
          title="Someone else changed this path"
          saved={textOf(saved)}
          edited={textOf(content)}
          onUseSaved={draft.clear}
        />
      )}
      <Field
        label="Reason"
        hint="Stored in the audit log."
        error={isMissing ? 'Enter a reason.' : fieldError(change.error, 'reason')}
      >
        <Textarea
          rows={2}
          maxLength={600}
          value={content.reason}
          onChange={({ target }) => draft.change({ reason: target.value })}
        />
      </Field>
      <div className={styles.under}>
        <Button type="submit" busy={change.isPending}>
          {isConflict ? 'Save my version' : 'Save path'}
        </Button>
        <DraftNote {...draft} />
        {isStalePath(change.error) && !isConflict ? (
          <p role="alert" className={styles.quiet}>
            Someone else changed this path first. Their changes are in the form now. Save again to add yours.
          </p>
        ) : (
          <FormError error={change.error} />
        )}
      </div>
    </form>
  );
}
