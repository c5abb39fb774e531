import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { blockMutation } from '@futurelab/platform/queries/blocks';
import { useMutation } from '@futurelab/platform/query';
import { Button, Checkbox } from '@futurelab/platform/ui';
import { useState } from 'react';
import { present } from '../../../shared/messaging/names';
import { errorMessage } from '../../../shared/messaging/error-message';
import type { Conversation } from '../../../queries/conversations';
import styles from './block.module.css';

export type Person = Conversation['participants'][number]['person'];

interface BlockDialogProps {
  conversation: Conversation;
  /** A member was blocked. */
  onBlocked: (person: Person) => void;
}

/** Asks before a block, and in a group whom it is about. */
export function BlockDialog({ conversation, onBlocked }: BlockDialogProps) {
  const people = present(conversation).map(({ person }) => person);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const block = useMutation(blockMutation);
  const [first] = people;
  if (!first) return null;
  const person = people.length === 1 ? first : people.find(({ id }) => id === chosen);
  const submit = () => {
    if (!person) return;
    block.mutate(
      { id: person.id, blocked: true },
      {
        onSuccess: () => {
          setOpen(false);
          onBlocked(person);
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={people.length === 1 ? `Block ${first.name}?` : 'Block a member?'}
      description="You won’t be able to see or message each other, and you’ll be disconnected. They won’t be notified."
      trigger={
        <Button variant="quiet" size="small">
          Block
        </Button>
      }
      action="Block"
      staysOpen
      busy={block.isPending}
      disabled={!person}
      onConfirm={submit}
    >
      {people.length > 1 && (
        <fieldset className={styles.whom}>
          <legend>Member to block</legend>
          {people.map(({ id, name }) => (
            <Checkbox
              key={id}
              type="radio"
              name="whom"
              value={id}
              label={name}
              checked={chosen === id}
              onChange={() => setChosen(id)}
            />
          ))}
        </fieldset>
      )}
      {block.error && <p role="alert">{errorMessage(block.error)}</p>}
    </ConfirmDialog>
  );
}
