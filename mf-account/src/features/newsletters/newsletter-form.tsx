import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { MarkdownField } from '@futurelab/platform/editor/markdown-field';
import { formatNumber } from '@futurelab/platform/format';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, Checkbox, Field, Input, Select } from '@futurelab/platform/ui';
import type { SubmitEvent } from 'react';
import {
  newsletterAudiencesQuery,
  newsletterChange,
  type Newsletter,
  type NewsletterAudience,
} from '../../queries/admin/newsletters';
import { AUDIENCES } from './newsletter-labels';
import styles from './newsletters.module.css';

interface NewsletterFormProps {
  newsletter: Newsletter;
  /** Hears whether something is typed that is not saved. */
  onDraft: (isUnsaved: boolean) => void;
}

/** What a draft says and to whom. What is typed stays in this browser until it is saved. */
export function NewsletterForm({ newsletter, onDraft }: NewsletterFormProps) {
  const { id, version, subject, preheader, body, slug, audience, inArchive } = newsletter;
  const saved = { subject, preheader, body, slug, audience, inArchive };
  const draft = useFormDraft(`newsletter:${id}`, saved, { onChange: (next) => onDraft(next !== null) });
  const { content } = draft;
  const change = useMutation(clearOnSuccess(draft, newsletterChange(id)));
  const { data: sizes } = useQuery(newsletterAudiencesQuery);
  const save = () =>
    change.mutate(
      { ...content, version },
      { onSuccess: () => toast({ title: 'Newsletter saved', variant: 'success' }) },
    );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save();
  };
  const errorOf = (name: string) => fieldError(change.error, name);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label="Subject" error={errorOf('subject')}>
        <Input
          value={content.subject}
          maxLength={150}
          autoComplete="off"
          onChange={({ target }) => draft.change({ subject: target.value })}
        />
      </Field>
      <Field label="Preview line" hint="Shown next to the subject in the inbox." error={errorOf('preheader')}>
        <Input
          value={content.preheader}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => draft.change({ preheader: target.value })}
        />
      </Field>
      <MarkdownField
        label="Text"
        rows={14}
        value={content.body}
        onChange={(text) => draft.change({ body: text })}
        onSubmit={save}
        error={errorOf('body')}
      />
      <Field
        label="Audience"
        hint="Only subscribers who confirmed their address."
        error={errorOf('audience')}
      >
        <Select
          value={content.audience}
          onChange={({ target }) => draft.change({ audience: target.value as NewsletterAudience })}
        >
          {(Object.keys(AUDIENCES) as NewsletterAudience[]).map((key) => (
            <option key={key} value={key}>
              {sizes ? `${AUDIENCES[key]} (${formatNumber(sizes[key])})` : AUDIENCES[key]}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        label="Show in the public archive"
        hint="Anyone can read it on the site once sending starts."
        checked={content.inArchive}
        onChange={({ target }) => draft.change({ inArchive: target.checked })}
      />
      <Field label="Address in the archive" hint={`/newsletter/${content.slug}`} error={errorOf('slug')}>
        <Input
          value={content.slug}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => draft.change({ slug: target.value })}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" busy={change.isPending}>
          Save
        </Button>
        <DraftNote {...draft} />
        <FormError error={change.error} />
      </div>
    </form>
  );
}
