import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { ImportForm } from '../../../features/invitations/import/import-form';
import { StaffPage } from '../../../shared/staff/staff-page';

/** Inviting the people in a file, for administrators. */
export default function InvitationImportPage() {
  return (
    <StaffPage
      path={paths.adminMembers}
      title="Import people"
      lead="Invite many people from a spreadsheet. They get an account when they accept."
      eyebrow={<Link to={paths.adminInvitations}>Invite people</Link>}
    >
      <ImportForm />
    </StaffPage>
  );
}
