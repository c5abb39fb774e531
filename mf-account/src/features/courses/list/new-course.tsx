import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { Dialog } from '@futurelab/platform/overlays';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { Button, Field, Icon, Input } from '@futurelab/platform/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { newCourseMutation } from '../../../queries/admin/courses/new-course';

const EMPTY = { title: '' };

/** Asks for a title, begins the course and opens it. */
export function NewCourse() {
  const form = useId();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const draft = useFormDraft('new-course', EMPTY);
  const creation = useMutation(clearOnSuccess(draft, newCourseMutation));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    creation.mutate(draft.content.title, {
      onSuccess: ({ id }) => void navigate(paths.adminCourse(id)),
    });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" />
        New course
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="New course"
        description="Members see nothing of it until you publish it."
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" form={form} busy={creation.isPending}>
              Create course
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={submit} noValidate>
          <Field label="Title" error={fieldError(creation.error, 'title')}>
            <Input
              value={draft.content.title}
              maxLength={160}
              autoComplete="off"
              onChange={({ target }) => draft.change({ title: target.value })}
            />
          </Field>
          <DraftNote {...draft} />
          <FormError error={creation.error} />
        </form>
      </Dialog>
    </>
  );
}
