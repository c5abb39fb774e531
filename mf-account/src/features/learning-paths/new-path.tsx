import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { Field, Input, Textarea } from '@futurelab/platform/ui';
import { pathCreation } from '../../queries/admin/learning-paths';
import { staffPaths } from '../../shared/staff-paths';
import { CreationDialog } from '../../shared/staff/creation-dialog';

const EMPTY = { title: '', reason: '' };

/** Asks for a title, begins the path and opens it. */
export function NewPath() {
  const navigate = useNavigate();
  const draft = useFormDraft('new-learning-path', EMPTY);
  const creation = useMutation(clearOnSuccess(draft, pathCreation));
  const create = () =>
    creation.mutate(draft.content, { onSuccess: ({ id }) => void navigate(staffPaths.learningPath(id)) });
  return (
    <CreationDialog
      label="New path"
      title="New learning path"
      description="Members see it once you’ve added courses and published it."
      action="Create path"
      isBusy={creation.isPending}
      onCreate={create}
    >
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
    </CreationDialog>
  );
}
