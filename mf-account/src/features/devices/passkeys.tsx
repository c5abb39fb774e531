import { longDateWithYear } from '@futurelab/platform/format';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { toast, toastError } from '@futurelab/platform/toast';
import { Button, QueryBoundary, Section, Skeleton } from '@futurelab/platform/ui';
import { useState } from 'react';
import {
  myPasskeysQuery,
  passkeyAdditionMutation,
  passkeyNameMutation,
  passkeyRemovalMutation,
  type MyPasskey,
} from '../../queries/sign-in/passkeys';
import styles from './devices.module.css';
import { PasskeyNameDialog } from './passkey-name-dialog';

/** Passkeys: to add one, name it and take it away. */
export function Passkeys({ timeZone }: { timeZone: string }) {
  const passkeys = useQuery(myPasskeysQuery);
  const [adds, setAdds] = useState(false);
  return (
    <Section
      title="Passkeys"
      lead="Sign in with your fingerprint, face, or device passcode. Passkeys work only on this site, which protects you from phishing."
    >
      <QueryBoundary query={passkeys} what="your passkeys" skeleton={<Skeleton lines={2} />}>
        {(all) => (
          <>
            {all.length > 0 && (
              <ul className={styles.list}>
                {all.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} timeZone={timeZone} />
                ))}
              </ul>
            )}
            <Button variant="secondary" className={styles.everywhere} onClick={() => setAdds(true)}>
              Add a passkey
            </Button>
            {adds && <AddPasskey onClose={() => setAdds(false)} />}
          </>
        )}
      </QueryBoundary>
    </Section>
  );
}

function PasskeyRow({ passkey, timeZone }: { passkey: MyPasskey; timeZone: string }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [renames, setRenames] = useState(false);
  const remove = useMutation({
    ...passkeyRemovalMutation,
    onSuccess: () => toast({ title: `${name} removed`, variant: 'success' }),
    onError: (error) => toastError(`${name} wasn’t removed`, error),
  });
  return (
    <li className={styles.row}>
      <div>
        <p dir="auto" className={styles.name}>
          {name}
        </p>
        <p className={styles.note}>
          Added {longDateWithYear(createdAt, timeZone)} ·{' '}
          {lastUsedAt ? `Last used ${longDateWithYear(lastUsedAt, timeZone)}` : 'Never used'}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Rename ${name}`}
          onClick={() => setRenames(true)}
        >
          Rename
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Remove ${name}`}
          busy={remove.isPending}
          onClick={() => remove.mutate(id)}
        >
          Remove
        </Button>
      </div>
      {renames && <RenamePasskey passkey={passkey} onClose={() => setRenames(false)} />}
    </li>
  );
}

function AddPasskey({ onClose }: { onClose: () => void }) {
  const add = useMutation({
    ...passkeyAdditionMutation,
    onSuccess: ({ name }) => {
      toast({ title: `${name} added`, variant: 'success' });
      onClose();
    },
  });
  return (
    <PasskeyNameDialog
      title="Add a passkey"
      description="Name it so you can tell your devices apart. Your device will ask for your fingerprint, face, or passcode."
      name=""
      button="Add passkey"
      save={add.mutate}
      isPending={add.isPending}
      error={add.error}
      onClose={onClose}
    />
  );
}

function RenamePasskey({ passkey: { id, name }, onClose }: { passkey: MyPasskey; onClose: () => void }) {
  const rename = useMutation({ ...passkeyNameMutation, onSuccess: onClose });
  return (
    <PasskeyNameDialog
      title={`Rename ${name}`}
      name={name}
      button="Save name"
      save={(next) => rename.mutate({ id, name: next })}
      isPending={rename.isPending}
      error={rename.error}
      onClose={onClose}
    />
  );
}
