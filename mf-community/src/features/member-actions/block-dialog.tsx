import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { paths } from '@futurelab/platform/paths';
import { blockMutation } from '@futurelab/platform/queries/blocks';
import type { MemberProfile } from '@futurelab/platform/queries/members';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { toast } from '@futurelab/platform/toast';

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
            title: `${name} is blocked`,
            description: 'You can unblock them in your privacy settings.',
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
      description={`You won’t be able to see or message each other, and you’ll be disconnected. ${name} won’t be notified.`}
      action="Block"
      staysOpen
      busy={block.isPending}
      onConfirm={submit}
    >
      <p role="alert">{block.error && 'Couldn’t block this member. Check your connection and try again.'}</p>
    </ConfirmDialog>
  );
}
