import { Dialog, DialogClose } from '@futurelab/platform/overlays';
import { useMutation } from '@futurelab/platform/query';
import { Button, Checkbox } from '@futurelab/platform/ui';
import { useState } from 'react';
import { SendingError } from '../../shared/composer/sending-error';
import {
  groupRemovalMutation,
  groupRoleMutation,
  type GroupPerson,
  type GroupRole,
} from '../../queries/group-people';
import styles from './group-people.module.css';

interface ChangeDialogProps {
  groupId: string;
  person: GroupPerson;
  /** Moderators remove members; owners change roles too. */
  isOwner: boolean;
  isSelf: boolean;
}

type Choice = GroupRole | 'hand-over' | 'remove' | 'keep-out';

const ROLES: { value: GroupRole; label: string; hint: string }[] = [
  { value: 'member', label: 'Member', hint: 'Reads and writes.' },
  {
    value: 'moderator',
    label: 'Moderator',
    hint: 'Lets people in, removes members, and moderates discussions.',
  },
  { value: 'owner', label: 'Owner', hint: 'Changes everything about the group, like you.' },
];

/** A member's role in the group, or none. */
export function ChangeDialog({ groupId, person, isOwner, isSelf }: ChangeDialogProps) {
  const { id, name, role } = person;
  const [isOpen, setOpen] = useState(false);
  const [choice, setChoice] = useState<Choice>(isOwner ? role : 'remove');
  const changing = useMutation(groupRoleMutation(groupId));
  const removing = useMutation(groupRemovalMutation(groupId));
  const done = { onSuccess: () => setOpen(false) };
  const save = () => {
    if (choice === 'remove' || choice === 'keep-out')
      removing.mutate({ memberId: id, ban: choice === 'keep-out' }, done);
    else if (choice === 'hand-over') changing.mutate({ memberId: id, role: 'owner', handOver: true }, done);
    else changing.mutate({ memberId: id, role: choice }, done);
  };
  const option = (value: Choice, label: string, hint: string) => (
    <Checkbox
      key={value}
      type="radio"
      name={`place-of-${id}`}
      label={label}
      hint={hint}
      checked={choice === value}
      onChange={() => setChoice(value)}
    />
  );

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={isOwner ? `${name} in this group` : `Remove ${name}?`}
      trigger={
        <Button variant="quiet" size="small" aria-label={`${isOwner ? 'Change' : 'Remove'}: ${name}`}>
          {isOwner ? 'Change' : 'Remove'}
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button
            variant={choice === 'remove' || choice === 'keep-out' ? 'danger' : 'primary'}
            busy={changing.isPending || removing.isPending}
            onClick={save}
          >
            {choice === 'remove' || choice === 'keep-out'
              ? 'Remove'
              : choice === 'hand-over'
                ? 'Hand over'
                : 'Save'}
          </Button>
        </>
      }
    >
      {isOwner ? (
        <div className={styles.form}>
          {ROLES.map(({ value, label, hint }) => option(value, label, hint))}
          {!isSelf &&
            option('hand-over', 'Hand the group over', `${name} becomes its owner, and you a member.`)}
          {!isSelf &&
            option('remove', 'Remove from the group', `${name} is told, and what they wrote stays.`)}
          {!isSelf &&
            option('keep-out', 'Remove and keep out', 'They cannot join or ask again until you let them.')}
        </div>
      ) : (
        <p>{name} is told, and what they wrote stays.</p>
      )}
      <SendingError error={changing.error ?? removing.error} />
    </Dialog>
  );
}
