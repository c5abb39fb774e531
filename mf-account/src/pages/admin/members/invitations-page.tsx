import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { LinkButton } from '@futurelab/platform/ui';
import { InvitationForm } from '../../../features/invitations/invitation-form';
import { OpenInvitations } from '../../../features/invitations/open-invitations';
import { staffPaths } from '../../../shared/staff-paths';
import { StaffPage } from '../../../shared/staff/staff-page';

/** Inviting people by email, for administrators. */
export default function InvitationsPage() {
  const { user } = useSession();
  return (
    <StaffPage
      path={paths.adminMembers}
      title="Invite people"
      eyebrow={<Link to={paths.adminMembers}>Members</Link>}
      actions={
        <LinkButton variant="secondary" to={staffPaths.invitationImport}>
          Import a file
        </LinkButton>
      }
    >
      <InvitationForm />
      <OpenInvitations timeZone={user?.timeZone ?? 'UTC'} />
    </StaffPage>
  );
}
