import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { useMutation, type UseMutationOptions } from '@futurelab/platform/query';
import { ActionError } from './action-error';

interface RemoveDialogProps<Data> {
  what: 'discussion' | 'reply';
  mutation: UseMutationOptions<Data, Error, void>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function RemoveDialog<Data>({ what, mutation, open, onOpenChange }: RemoveDialogProps<Data>) {
  const { mutate, isPending, error } = useMutation(mutation);
  return (
    <ConfirmDialog
      title={`Remove this ${what}?`}
      description={
        what === 'reply'
          ? 'The text is deleted for everyone. A placeholder stays in the discussion.'
          : 'The text is deleted for everyone. Replies stay.'
      }
      open={open}
      onOpenChange={onOpenChange}
      cancel="Cancel"
      action="Remove"
      staysOpen
      busy={isPending}
      onConfirm={() => mutate(undefined, { onSuccess: () => onOpenChange(false) })}
    >
      <ActionError error={error} />
    </ConfirmDialog>
  );
}
