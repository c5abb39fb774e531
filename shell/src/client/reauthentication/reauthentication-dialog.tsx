import { Dialog } from '@futurelab/platform/overlays';
import { passkeyProblem } from '@futurelab/platform/passkeys';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { Button, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { useId, useState } from 'react';
import { CodeForm } from './code-form';
import { confirmationByPasskey, reauthenticationQuery } from './queries';
import styles from './reauthentication-dialog.module.css';

export interface ReauthenticationDialogProps {
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks for a passkey or a code by email; what was asked for before waits meanwhile. */
export function ReauthenticationDialog({ onAnswer }: ReauthenticationDialogProps) {
  const ways = useQuery(reauthenticationQuery);
  const form = useId();
  const [canSubmit, setCanSubmit] = useState<'no' | 'yes' | 'busy'>('no');
  const onConfirmed = () => onAnswer(true);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title="Confirm it’s you"
      description="This needs more than being signed in. Once you confirm, we won’t ask again for 15 minutes."
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Cancel
          </Button>
          {canSubmit !== 'no' && (
            <Button type="submit" form={form} busy={canSubmit === 'busy'}>
              Confirm
            </Button>
          )}
        </>
      }
    >
      <QueryBoundary query={ways} what="your options" skeleton={<Skeleton lines={2} />}>
        {({ email, hasPasskey }) => (
          <div className={styles.ways}>
            {hasPasskey && <ByPasskey onConfirmed={onConfirmed} />}
            {email !== null && (
              <CodeForm
                id={form}
                email={email}
                isOnlyWay={!hasPasskey}
                onState={setCanSubmit}
                onConfirmed={onConfirmed}
              />
            )}
            {!hasPasskey && email === null && (
              <p>
                Your account has no email address and no passkey. Sign out, sign in again, and retry this
                within 15 minutes.
              </p>
            )}
          </div>
        )}
      </QueryBoundary>
    </Dialog>
  );
}

function ByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const confirm = useMutation({ ...confirmationByPasskey, onSuccess: onConfirmed });
  return (
    <div>
      <Button wide busy={confirm.isPending} onClick={() => confirm.mutate()}>
        Use a passkey
      </Button>
      <p role="alert" className={styles.problem}>
        {passkeyProblem(confirm.error)}
      </p>
    </div>
  );
}
