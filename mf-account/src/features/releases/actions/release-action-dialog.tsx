import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@futurelab/platform/api';
import { Dialog } from '@futurelab/platform/overlays';
import { useMutation, useQueryClient } from '@futurelab/platform/query';
import { Button, Field, Input, Select, Textarea } from '@futurelab/platform/ui';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormError } from '@futurelab/platform/components/form-error';
import {
  refreshReleases,
  releaseActionMutation,
  type ReleaseAction,
  type SectionReleases,
} from '../../../queries/admin/releases';
import { releaseActionForm, requestOf, untouched, labelsOf } from './release-action-form';
import { Conflict } from './conflict';
import styles from './release-action-dialog.module.css';

interface ReleaseActionDialogProps {
  action: ReleaseAction;
  /** As it is now; newer than when the dialog was opened, once it was looked at again. */
  section: SectionReleases;
  onDone: (action: ReleaseAction) => void;
  onClose: () => void;
}

/** Asks why, and carries an action out. What was typed stays until it has worked. */
export function ReleaseActionDialog({ action, section, onDone, onClose }: ReleaseActionDialogProps) {
  const form = useId();
  const { register, handleSubmit, control, formState, resetField } = useForm({
    resolver: zodResolver(releaseActionForm),
    defaultValues: { ...untouched, paths: section.paths.join('\n') },
  });
  const audience = useWatch({ control, name: 'audience' });
  const { mutate, isPending, error, reset } = useMutation(releaseActionMutation);
  const client = useQueryClient();
  const refresh = useMutation({ mutationFn: () => refreshReleases(client), onSuccess: reset });
  const text = labelsOf(action, section);
  const conflict = error instanceof ApiError && error.status === 409 ? error : null;

  const submit = handleSubmit((values) =>
    mutate(requestOf(action, section, values), { onSuccess: () => onDone(action) }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      description={text.lead}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant={action.kind === 'disable' || action.kind === 'retire' ? 'danger' : 'primary'}
            busy={isPending || refresh.isPending}
          >
            {text.go}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {action.kind === 'canary' && (
          <div className={styles.audience}>
            <Field label="Audience" error={formState.errors.audience?.message}>
              <Select {...register('audience', { onChange: () => resetField('percent') })}>
                <option value="percent">A percentage of visitors</option>
                <option value="admins">Administrators</option>
                <option value="hpc">Pro members</option>
                <option value="members">Everyone signed in</option>
              </Select>
            </Field>
            {audience === 'percent' && (
              <Field label="Percentage" error={formState.errors.percent?.message}>
                <Input
                  {...register('percent', { valueAsNumber: true })}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={100}
                />
              </Field>
            )}
          </div>
        )}
        {action.kind === 'give paths' && (
          <Field label="Paths" hint="One per line, such as /courses. Use / for the home page only.">
            <Textarea {...register('paths')} rows={6} />
          </Field>
        )}
        <Field
          label="Reason"
          hint="Shown in the history with your name."
          error={formState.errors.reason?.message}
        >
          <Textarea {...register('reason')} rows={3} />
        </Field>
        {conflict ? (
          <Conflict
            error={conflict}
            section={section}
            onRefresh={() => refresh.mutate()}
            refreshing={refresh.isPending}
          />
        ) : (
          <FormError error={error} />
        )}
      </form>
    </Dialog>
  );
}
