import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { useMutation } from '@futurelab/platform/query';
import { Button, Section } from '@futurelab/platform/ui';
import { SendingError } from '../../shared/composer/sending-error';
import { groupArchiveMutation, type GroupDetail } from '../../queries/groups';

/** Ends a group without losing what was said in it, or reopens it. */
export function ArchivePanel({ group: { id, name, isArchived } }: { group: GroupDetail }) {
  const { mutate, isPending, error } = useMutation(groupArchiveMutation(id));
  return (
    <Section
      layout="margin"
      title={isArchived ? 'This group is archived' : 'Archive group'}
      lead={
        isArchived
          ? 'Reopen it to list it again and let people join and post.'
          : 'The group is no longer listed, and no one can join or post. Members can still read it. You can undo this.'
      }
    >
      {isArchived ? (
        <Button variant="secondary" busy={isPending} onClick={() => mutate(false)}>
          Reopen group
        </Button>
      ) : (
        <ConfirmDialog
          trigger={
            <Button variant="secondary" busy={isPending}>
              Archive group
            </Button>
          }
          title={`Archive “${name}”?`}
          action="Archive"
          variant="primary"
          busy={isPending}
          onConfirm={() => mutate(true)}
        >
          <p>No one can join or post. You can reopen it anytime.</p>
        </ConfirmDialog>
      )}
      <SendingError error={error} />
    </Section>
  );
}
