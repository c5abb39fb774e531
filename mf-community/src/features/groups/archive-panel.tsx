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
      title={isArchived ? 'This group is archived' : 'Archive the group'}
      lead={
        isArchived
          ? 'If you reopen it, it is listed again, and people can join and post as before.'
          : 'Nobody can join or post any more, and the group is no longer listed. Members can still read it. You can undo this.'
      }
    >
      {isArchived ? (
        <Button variant="secondary" busy={isPending} onClick={() => mutate(false)}>
          Reopen the group
        </Button>
      ) : (
        <ConfirmDialog
          trigger={
            <Button variant="secondary" busy={isPending}>
              Archive the group
            </Button>
          }
          title={`Archive “${name}”?`}
          action="Archive"
          variant="primary"
          busy={isPending}
          onConfirm={() => mutate(true)}
        >
          <p>Nobody can join or post any more. You can reopen it at any time.</p>
        </ConfirmDialog>
      )}
      <SendingError error={error} />
    </Section>
  );
}
