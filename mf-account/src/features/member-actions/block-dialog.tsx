import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { paths } from '@futurelab/platform/paths';
import { blockMutation } from '@futurelab/platform/queries/blocks';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { toast } from '@futurelab/platform/toast';
import { type MemberProfile } from '../../queries/members';

interface BlockDialogProps {
  member: MemberProfile;
  onClose: () => void;
}

/** Asks before a block, because a friendship ends with it. */
export function BlockDialog({ member: { id, name }, onClose }: BlockDialogProps) {
  const block = useMutation(blockMutation);
  const navigate = useNavigate();
  const submit = () =>
    block.mutate(
      { id, blocked: true },
      {
        onSuccess: () => {
          toast({
            title: `You no longer see ${name}`,
            description: 'You can undo this under Edit profile.',
            variant: 'success',
          });
          void navigate(paths.members, { replace: true });
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Block ${name}?`}
      description={`Neither of you sees or reaches the other any more. If you are connected, that ends. ${name} is not told.`}
      action="Block"
      staysOpen
      busy={block.isPending}
      onConfirm={submit}
    >
      <p role="alert">
        {block.error && 'They are not blocked yet: the connection may have dropped. Try again.'}
      </p>
    </ConfirmDialog>
  );
}
