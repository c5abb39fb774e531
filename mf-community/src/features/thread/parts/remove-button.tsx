import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { useMutation, type UseMutationOptions } from '@futurelab/platform/query';
import { Button } from '@futurelab/platform/ui';
import { useState } from 'react';
import { ActionError } from './action-error';

interface RemoveButtonProps<Data> {
  what: 'discussion' | 'reply';
  mutation: UseMutationOptions<Data, Error, void>;
}

export function RemoveButton<Data>({ what, mutation }: RemoveButtonProps<Data>) {
  const [open, setOpen] = useState(false);
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
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" size="small">
          Remove
        </Button>
      }
      cancel="Cancel"
      action="Remove"
      staysOpen
      busy={isPending}
      onConfirm={() => mutate(undefined, { onSuccess: () => setOpen(false) })}
    >
      <ActionError error={error} />
    </ConfirmDialog>
  );
}
