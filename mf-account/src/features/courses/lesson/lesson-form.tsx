import { FormError } from '@futurelab/platform/components/form-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, Checkbox, Field, Input, Select } from '@futurelab/platform/ui';
import type { SubmitEvent } from 'react';
import { lessonMutation, type Lesson } from '../../../queries/admin/courses/course-draft';
import { lessonError } from '../../../shared/courses/field-errors';
import { BlockList } from './block-list';
import { storedBlock, type EditedBlock } from '../../../shared/courses/edited-block';
import { Conflict } from '../../../shared/courses/difference/conflict';
import { lessonText } from '../../../shared/courses/difference/document-text';
import { LESSON_KINDS } from '../../../shared/courses/lesson-kinds';
import styles from './lesson.module.css';

interface LessonFormProps {
  course: string;
  /** Of the draft that the lesson was read from. */
  version: number;
  lesson: Lesson;
}

/** What a lesson is called, how it is listed, and what it is made of. */
export function LessonForm({ course, version, lesson }: LessonFormProps) {
  const { id, title, kind, exerciseMinutes, isPreview, blocks } = lesson;
  const saved = { title, kind, exerciseMinutes, isPreview, blocks: blocks as EditedBlock[] };
  const draft = useFormDraft(`lesson:${id}`, saved);
  const { content } = draft;
  const change = useMutation(clearOnSuccess(draft, lessonMutation(course, id)));
  const error = lessonError(change.error);
  const toSend = () => ({ ...content, blocks: content.blocks.map(storedBlock) });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.mutate(
      { version, lesson: toSend() },
      { onSuccess: () => toast({ title: 'Lesson saved', variant: 'success' }) },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label="Title" error={error('title')}>
        <Input
          value={content.title}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => draft.change({ title: target.value })}
        />
      </Field>
      <div className={styles.row}>
        <Field label="Type" hint="How the outline shows it." error={error('kind')}>
          <Select
            value={content.kind}
            onChange={({ target }) => draft.change({ kind: target.value as Lesson['kind'] })}
          >
            {Object.entries(LESSON_KINDS).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Exercise minutes"
          hint="Added to reading and playing time."
          error={error('exerciseMinutes') && 'Enter minutes from 0 to 600.'}
        >
          <Input
            type="number"
            min={0}
            max={600}
            value={content.exerciseMinutes}
            onChange={({ target }) => draft.change({ exerciseMinutes: Math.trunc(Number(target.value)) })}
          />
        </Field>
      </div>
      <Checkbox
        label="Free preview"
        hint="Visitors can open this lesson without signing in."
        checked={content.isPreview}
        onChange={({ target }) => draft.change({ isPreview: target.checked })}
      />
      <BlockList blocks={content.blocks} onChange={(next) => draft.change({ blocks: next })} error={error} />
      {draft.versions === 'draft' && (
        <Conflict
          title="Someone else saved this lesson"
          saved={lessonText(lesson)}
          edited={lessonText(toSend())}
          onUseSaved={draft.clear}
        />
      )}
      <div className={styles.under}>
        <Button type="submit" busy={change.isPending}>
          {draft.versions === 'draft' ? 'Save my version' : 'Save lesson'}
        </Button>
        <DraftNote {...draft} />
        <FormError error={change.error} />
      </div>
    </form>
  );
}
