import { useMutation } from '@futurelab/platform/query';
import { Button, Section } from '@futurelab/platform/ui';
import { SendingError } from '../../composer/sending-error';
import { groupArchiveMutation, type GroupDetail } from '../../queries/groups';

/** Ends a group without losing what was said in it, or takes it up again. */
export function ArchivePanel({ group: { id, isArchived } }: { group: GroupDetail }) {
  const archiving = useMutation(groupArchiveMutation(id));
  return (
    <Section
      layout="margin"
      title={isArchived ? 'This group is archived' : 'Archive the group'}
      lead={
        isArchived
          ? 'Taken up again, it is listed, and members can join and write as before.'
          : 'Nobody joins or writes any more, and it is listed no longer. Those in it can go on reading. You can undo this.'
      }
    >
      <Button variant="secondary" busy={archiving.isPending} onClick={() => archiving.mutate(!isArchived)}>
        {isArchived ? 'Take it up again' : 'Archive the group'}
      </Button>
      <SendingError error={archiving.error} />
    </Section>
  );
}
