import { FormError } from '@futurelab/platform/components/form-error';
import { MarkdownField } from '@futurelab/platform/editor/markdown-field';
import { TRACK_TITLES } from '@futurelab/platform/format';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Input, Select, Textarea } from '@futurelab/platform/ui';
import type { SubmitEvent } from 'react';
import {
  settingsMutation,
  settingsOf,
  type CourseDraft,
  type CourseSettings,
} from '../../../queries/admin/courses/course-draft';
import { documentError } from '../../../shared/courses/field-errors';
import { InstructorField } from './instructor-field';
import styles from './settings.module.css';
import { TrackField, trackOfTitle } from './track-field';

const LEVELS: Record<CourseSettings['level'], string> = {
  introductory: 'Introductory',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

const PRICES: Record<CourseSettings['access'], string> = { free: 'Free', pro: 'Included in Pro' };

interface SettingsFormProps {
  course: string;
  draft: CourseDraft;
  isForAdmin: boolean;
}

/** What a course says of itself. Who teaches it and what it costs is up to administrators. */
export function SettingsForm({ course, draft, isForAdmin }: SettingsFormProps) {
  const saved = settingsOf(draft.document);
  const { outcomes, ...texts } = saved;
  const form = useFormDraft(`course:${draft.id}`, {
    ...texts,
    outcomes: outcomes.join('\n'),
    instructorName: draft.instructor?.name ?? null,
  });
  const { instructorName, outcomes: outcomeLines, ...content } = form.content;
  const change = useMutation(clearOnSuccess(form, settingsMutation(course)));
  const error = documentError(change.error);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const settings = { ...content, outcomes: linesOf(outcomeLines) };
    change.mutate(
      { base: saved, settings },
      { onSuccess: () => toast({ title: 'Settings saved', variant: 'success' }) },
    );
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field label="Title" error={error('title')}>
          <Input
            value={content.title}
            maxLength={160}
            autoComplete="off"
            onChange={({ target }) => form.change({ title: target.value })}
          />
        </Field>
        <Field label="Promise" hint="One sentence: what members can do afterwards." error={error('promise')}>
          <Textarea
            rows={2}
            value={content.promise}
            maxLength={300}
            onChange={({ target }) => form.change({ promise: target.value.replaceAll('\n', ' ') })}
          />
        </Field>
        <MarkdownField
          label="Description"
          rows={8}
          value={content.description}
          onChange={(description) => form.change({ description })}
          error={error('description')}
        />
        <Field label="Outcomes" hint="One per line, up to 12." error={error('outcomes')}>
          <Textarea
            rows={4}
            value={outcomeLines}
            onChange={({ target }) => form.change({ outcomes: target.value })}
          />
        </Field>
        <Field label="Level" error={error('level')}>
          <Select
            value={content.level}
            onChange={({ target }) => form.change({ level: target.value as CourseSettings['level'] })}
          >
            {Object.entries(LEVELS).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        {isForAdmin ? (
          <>
            <Field label="Price" error={error('access')}>
              <Select
                value={content.access}
                onChange={({ target }) => form.change({ access: target.value as CourseSettings['access'] })}
              >
                {Object.entries(PRICES).map(([key, label]) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
            <InstructorField
              name={content.instructorId && (instructorName ?? 'Former member')}
              error={error('instructorId')}
              onChange={(instructorId, name) => form.change({ instructorId, instructorName: name })}
            />
          </>
        ) : (
          <dl className={styles.facts}>
            <div>
              <dt>Price</dt>
              <dd>{PRICES[content.access]}</dd>
            </div>
            <div>
              <dt>Instructor</dt>
              <dd>
                <bdi>{draft.instructor?.name ?? 'FutureLab'}</bdi>
              </dd>
            </div>
          </dl>
        )}
        <div className={styles.under}>
          <Button type="submit" busy={change.isPending}>
            Save settings
          </Button>
          <DraftNote {...form} />
          <FormError error={change.error} />
        </div>
      </form>
      {isForAdmin && draft.isPublished ? (
        <TrackField course={course} draft={draft} />
      ) : (
        <dl className={styles.facts}>
          <div>
            <dt>Track</dt>
            <dd>{draft.trackOverride ? TRACK_TITLES[draft.trackOverride] : trackOfTitle(draft)}</dd>
          </div>
        </dl>
      )}
    </>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
