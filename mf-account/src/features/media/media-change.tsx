import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, Checkbox, Field, Input } from '@futurelab/platform/ui';
import type { SubmitEvent } from 'react';
import { mediaChangeMutation, type MediaFile } from '../../queries/admin/media';
import styles from './media.module.css';

/** What a file is called, and who may open it. */
export function MediaChange({ file: { id, kind, name, isPublic } }: { file: MediaFile }) {
  const draft = useFormDraft(`media:${id}`, { name, isPublic });
  const { content } = draft;
  const change = useMutation(clearOnSuccess(draft, mediaChangeMutation(id)));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.mutate(content, { onSuccess: () => toast({ title: 'Changes saved', variant: 'success' }) });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label="Name" error={fieldError(change.error, 'name')}>
        <Input
          value={content.name}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => draft.change({ name: target.value })}
        />
      </Field>
      {kind === 'picture' ? (
        <p className={styles.quiet}>Anyone with the address can see a picture.</p>
      ) : (
        <Checkbox
          label="Anyone with the address can open it"
          hint="Otherwise only staff can, and members where it is used."
          checked={content.isPublic}
          onChange={({ target }) => draft.change({ isPublic: target.checked })}
        />
      )}
      <div className={styles.under}>
        <Button type="submit" busy={change.isPending}>
          Save
        </Button>
        <DraftNote {...draft} />
        <FormError error={change.error} />
      </div>
    </form>
  );
}
