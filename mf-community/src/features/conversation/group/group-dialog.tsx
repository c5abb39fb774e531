import { Dialog } from '@futurelab/platform/overlays';
import { useMutation } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { Button, Field, Input, UserText } from '@futurelab/platform/ui';
import { useState, type FormEvent } from 'react';
import { MemberPicker } from '../../../shared/composer/member-picker';
import { errorMessage } from '../../../shared/messaging/error-message';
import {
  addPersonMutation,
  removePersonMutation,
  renameMutation,
  type Conversation,
} from '../../../queries/conversations';
import styles from './group.module.css';

/** As the api has it. */
const MAX_NAME = 60;

/** What the creator of a conversation of more than two may change: its name and its people. */
export const GroupDialog = ({ conversation }: { conversation: Conversation }) => (
  <Dialog
    title="Edit conversation"
    trigger={
      <Button variant="quiet" size="small">
        Edit
      </Button>
    }
  >
    <Name conversation={conversation} />
    <People conversation={conversation} />
  </Dialog>
);

function Name({ conversation: { id, name } }: { conversation: Conversation }) {
  const [input, setInput] = useState(name ?? '');
  const rename = useMutation(renameMutation(id));
  const save = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate(input.trim());
  };
  return (
    <form className={styles.name} onSubmit={save}>
      <Field
        label="Name"
        hint="Leave it empty to use people’s names."
        error={rename.error ? errorMessage(rename.error) : undefined}
      >
        <Input maxLength={MAX_NAME} value={input} onChange={({ target }) => setInput(target.value)} />
      </Field>
      <div>
        <Button type="submit" size="small" variant="secondary" busy={rename.isPending}>
          Save name
        </Button>
      </div>
    </form>
  );
}

function People({ conversation: { id, participants } }: { conversation: Conversation }) {
  const { user } = useSession();
  const add = useMutation(addPersonMutation(id));
  const remove = useMutation(removePersonMutation(id));
  const people = participants.filter(({ hasLeft }) => !hasLeft).map(({ person }) => person);
  return (
    <>
      <ul className={styles.people} aria-label="People">
        {people.map(({ id: personId, name }) => (
          <li key={personId} className={styles.person}>
            <UserText>{name}</UserText>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove ${name}`}
              busy={remove.isPending && remove.variables === personId}
              onClick={() => remove.mutate(personId)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {remove.error && <p role="alert">{errorMessage(remove.error)}</p>}
      <MemberPicker
        label="Add a member"
        hint="They’ll see messages from now on."
        error={add.error ? errorMessage(add.error) : undefined}
        exclude={[...people.map((person) => person.id), user?.id ?? '']}
        onPick={(memberId) => add.mutate(memberId)}
      />
    </>
  );
}
