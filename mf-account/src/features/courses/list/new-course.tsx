import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { Field, Input } from '@futurelab/platform/ui';
import { newCourseMutation } from '../../../queries/admin/courses/new-course';
import { CreationDialog } from '../../../shared/staff/creation-dialog';

const EMPTY = { title: '' };

/** Asks for a title, begins the course and opens it. */
export function NewCourse() {
  const navigate = useNavigate();
  const draft = useFormDraft('new-course', EMPTY);
  const creation = useMutation(clearOnSuccess(draft, newCourseMutation));
  const create = () =>
    creation.mutate(draft.content.title, {
      onSuccess: ({ id }) => void navigate(paths.adminCourse(id)),
    });
  return (
    <CreationDialog
      label="New course"
      title="New course"
      description="Members see nothing of it until you publish it."
      action="Create course"
      isBusy={creation.isPending}
      onCreate={create}
    >
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
    </CreationDialog>
  );
}
