import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Container, ErrorState, PageHead, PageHeader, Skeleton } from '@futurelab/platform/ui';
import { BlockedMembers } from '../../features/edit-profile/blocked-members';
import { EditProfileForm } from '../../features/edit-profile/edit-profile-form';
import { MessageSetting } from '../../features/edit-profile/message-setting';
import { NotificationSettings } from '../../features/notification-settings/notification-settings';
import { myProfileQuery } from '../../queries/profile';

export default function EditProfilePage() {
  const { data, isLoadingError, isFetching, refetch } = useQuery(myProfileQuery);
  return (
    <Container>
      <PageHead title="Edit profile" path={paths.editProfile} unlisted />
      <PageHeader
        title="Edit profile"
        lead="Members see what you write here, as far as you let them. Your email address stays between us unless you show it."
      />
      {isLoadingError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isLoadingError && <Skeleton lines={8} />}
      {data && (
        <>
          <EditProfileForm profile={data} />
          <NotificationSettings />
          <BlockedMembers />
          <MessageSetting profile={data} />
        </>
      )}
    </Container>
  );
}
