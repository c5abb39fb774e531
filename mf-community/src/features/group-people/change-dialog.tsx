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
  { value: 'member', label: 'Member', hint: 'Can read and post.' },
  {
    value: 'moderator',
    label: 'Moderator',
    hint: 'Can approve and remove members and moderate discussions.',
  },
  { value: 'owner', label: 'Owner', hint: 'Can manage everything in the group.' },
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
      title={isOwner ? `Manage ${name}` : `Remove ${name}?`}
      trigger={
        <Button variant="quiet" size="small" aria-label={`${isOwner ? 'Manage' : 'Remove'} ${name}`}>
          {isOwner ? 'Manage' : 'Remove'}
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
                ? 'Transfer'
                : 'Save'}
          </Button>
        </>
      }
    >
      {isOwner ? (
        <div className={styles.form}>
          {ROLES.map(({ value, label, hint }) => option(value, label, hint))}
          {!isSelf &&
            option('hand-over', 'Transfer ownership', `${name} becomes the owner, and you become a member.`)}
          {!isSelf && option('remove', 'Remove from group', `${name} is notified. Their posts stay.`)}
          {!isSelf &&
            option('keep-out', 'Remove and ban', 'They can’t join or ask again unless you unban them.')}
        </div>
      ) : (
        <p>{name} is notified. Their posts stay.</p>
      )}
      <SendingError error={changing.error ?? removing.error} />
    </Dialog>
  );
}
