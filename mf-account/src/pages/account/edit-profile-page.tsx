import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { AccountPage } from '../../shared/account/account-page';
import { EditProfileForm } from '../../features/edit-profile/edit-profile-form';
import { PhotoField } from '../../shared/photo/photo-field';
import { myProfileQuery } from '@futurelab/platform/queries/members';

export default function EditProfilePage() {
  const profile = useQuery(myProfileQuery);
  return (
    <AccountPage
      path={paths.editProfile}
      title="Edit profile"
      lead="Members see what you allow. Your email address is private unless you share it."
    >
      <QueryBoundary query={profile} what="your profile" skeleton={<Skeleton lines={8} />}>
        {(own) => (
          <>
            <PhotoField
              name={own.firstName ?? 'Catalyst'}
              src={own.profileImageUrl}
              portrait={own.portraitUrl}
            />
            <EditProfileForm profile={own} />
          </>
        )}
      </QueryBoundary>
    </AccountPage>
  );
}
