import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { AccountPage } from '../../shared/account/account-page';
import { EditProfileForm } from '../../features/edit-profile/edit-profile-form';
import { PhotoField } from '../../shared/photo/photo-field';
import { myProfileQuery } from '../../queries/account/profile';

export default function EditProfilePage() {
  const profile = useQuery(myProfileQuery);
  return (
    <AccountPage
      path={paths.editProfile}
      title="Edit profile"
      lead="Members see what you write here, as far as you let them. Your email address stays between us unless you show it."
    >
      <QueryBoundary query={profile} what="your profile" skeleton={<Skeleton lines={8} />}>
        {(own) => (
          <>
            <PhotoField name={own.firstName ?? 'Catalyst'} src={own.profileImageUrl} />
            <EditProfileForm profile={own} />
          </>
        )}
      </QueryBoundary>
    </AccountPage>
  );
}
