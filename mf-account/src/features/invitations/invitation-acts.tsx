import { FormError } from '@futurelab/platform/components/form-error';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, VisuallyHidden } from '@futurelab/platform/ui';
import { invitationActMutation, type OpenInvitation } from '../../queries/admin/members/invitations';
import styles from './invitations.module.css';

/** Sends an invitation again, with a new link, or takes it back. */
export function InvitationActs({ invitation: { id, email } }: { invitation: OpenInvitation }) {
  const resend = useMutation(invitationActMutation(id, 'resend'));
  const withdraw = useMutation(invitationActMutation(id, 'withdraw'));
  const confirming = (title: string) => ({ onSuccess: () => toast({ title, variant: 'success' }) });
  return (
    <>
      <div className={styles.acts}>
        <Button
          variant="secondary"
          size="small"
          busy={resend.isPending}
          onClick={() => resend.mutate(undefined, confirming('Invitation sent again'))}
        >
          Resend<VisuallyHidden> to {email}</VisuallyHidden>
        </Button>
        <Button
          variant="secondary"
          size="small"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate(undefined, confirming('Invitation withdrawn'))}
        >
          Withdraw<VisuallyHidden> from {email}</VisuallyHidden>
        </Button>
      </div>
      <FormError error={resend.error ?? withdraw.error} />
    </>
  );
}
