import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { Dialog } from '@futurelab/platform/overlays';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { Button, Field, Icon, Input, Textarea } from '@futurelab/platform/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { pathCreation } from '../../queries/admin/learning-paths';
import { staffPaths } from '../../shared/staff-paths';
import styles from './learning-paths.module.css';

const EMPTY = { title: '', reason: '' };

/** Asks for a title, begins the path and opens it. */
export function NewPath() {
  const form = useId();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const draft = useFormDraft('new-learning-path', EMPTY);
  const creation = useMutation(clearOnSuccess(draft, pathCreation));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    creation.mutate(draft.content, { onSuccess: ({ id }) => void navigate(staffPaths.learningPath(id)) });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" />
        New path
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="New learning path"
        description="Members see it once you’ve added courses and published it."
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" form={form} busy={creation.isPending}>
              Create path
            </Button>
          </>
        }
      >
        <form id={form} className={styles.form} onSubmit={submit} noValidate>
          <Field label="Title" error={fieldError(creation.error, 'title')}>
            <Input
              value={draft.content.title}
              maxLength={120}
              autoComplete="off"
              onChange={({ target }) => draft.change({ title: target.value })}
            />
          </Field>
          <Field label="Reason" hint="Stored in the audit log." error={fieldError(creation.error, 'reason')}>
            <Textarea
              rows={2}
              maxLength={600}
              value={draft.content.reason}
              onChange={({ target }) => draft.change({ reason: target.value })}
            />
          </Field>
          <DraftNote {...draft} />
          <FormError error={creation.error} />
        </form>
      </Dialog>
    </>
  );
}
