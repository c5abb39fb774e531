import { FormError } from '@futurelab/platform/components/form-error';
import { fieldError } from '@futurelab/platform/components/field-error';
import { MarkdownField } from '@futurelab/platform/editor/markdown-field';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Input } from '@futurelab/platform/ui';
import type { SubmitEvent } from 'react';
import {
  contentWriting,
  isStaleContent,
  type ContentDetail,
  type ContentDocument,
  type FieldSchema,
} from '../../queries/admin/content';
import { contentText } from '../../shared/content/content-values';
import { Conflict } from '../../shared/courses/difference/conflict';
import { BODY_LABELS, TITLE_LABELS } from './content-kinds';
import {
  documentOf,
  fieldsOf,
  slugOf,
  valuesOf,
  type ContentValues,
} from '../../shared/content/content-values';
import { SchemaField, hintOf } from './fields/schema-field';
import styles from './content.module.css';

const MAX_TITLE = 160;

/** When someone else was first. */
const STALE = {
  new: 'There’s already one with this name. Choose another name.',
  same: 'Nothing was saved: someone else saved a draft first.',
  other: 'Someone else saved other fields first. Theirs are in the form now. Save again to add yours.',
};

interface ContentFormProps {
  detail: ContentDetail;
  form: { hasBody: boolean; schema: FieldSchema };
  /** Hears whether something is typed that is not saved. */
  onDraft?: (isUnsaved: boolean) => void;
  /** Of what is new: hears what it is called. */
  onCreated?: (slug: string) => void;
}

/** What a page or an entry says. What is typed stays in this browser until it is saved as a draft. */
export function ContentForm({ detail, form: { hasBody, schema }, onDraft, onCreated }: ContentFormProps) {
  const { kind, slug, version } = detail;
  const latest = (detail.draft ?? detail.published)!;
  const saved = valuesOf(latest as unknown as ContentDocument);
  const draft = useFormDraft<ContentValues>(`content:${kind}:${slug}`, saved, {
    onChange: (next) => onDraft?.(next !== null),
  });
  const { content } = draft;
  const title = String(content.title ?? '');
  const writing = useMutation(clearOnSuccess(draft, contentWriting(kind)));
  const toSend = () => documentOf(schema, content);
  const save = () =>
    writing.mutate(
      { ...toSend(), slug: slug || slugOf(kind, title), version, position: latest.position },
      {
        onSuccess: (stored) => {
          toast({ title: 'Draft saved', variant: 'success' });
          onCreated?.(stored.slug);
        },
      },
    );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save();
  };
  const errorAt = (place: string) => fieldError(writing.error, place);
  const field = ([place, of]: [string, FieldSchema]) => (
    <SchemaField
      key={place}
      schema={of}
      place={place}
      value={content[place]}
      onChange={(next) => draft.change({ [place]: next })}
      errorAt={errorAt}
    />
  );
  const fields = Object.entries(fieldsOf(schema));
  const isPart = ([place]: [string, FieldSchema]) => place.startsWith('data.parts.');
  const isConflict = draft.versions === 'draft';
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={TITLE_LABELS[kind]} hint={hintOf(undefined, title, MAX_TITLE)} error={errorAt('title')}>
        <Input
          value={title}
          maxLength={MAX_TITLE}
          autoComplete="off"
          onChange={({ target }) => draft.change({ title: target.value })}
        />
      </Field>
      {fields.filter((each) => !isPart(each)).map(field)}
      {hasBody && (
        <MarkdownField
          label={BODY_LABELS[kind]}
          rows={14}
          value={String(content.body ?? '')}
          onChange={(text) => draft.change({ body: text })}
          onSubmit={save}
          error={errorAt('body')}
        />
      )}
      {fields.filter(isPart).map((each) => (
        <div key={each[0]} className={styles.part}>
          {field(each)}
        </div>
      ))}
      {isConflict && (
        <Conflict
          title="Someone else saved the same fields"
          saved={contentText(latest as unknown as ContentDocument)}
          edited={contentText(toSend())}
          onUseSaved={draft.clear}
        />
      )}
      <div className={styles.under}>
        <Button type="submit" busy={writing.isPending}>
          {isConflict ? 'Save my version' : 'Save draft'}
        </Button>
        <DraftNote {...draft} />
        {isStaleContent(writing.error) ? (
          <p role="alert" className={styles.note}>
            {STALE[onCreated ? 'new' : isConflict ? 'same' : 'other']}
          </p>
        ) : (
          <FormError error={writing.error} />
        )}
      </div>
    </form>
  );
}
