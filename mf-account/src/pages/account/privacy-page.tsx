import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { AccountPage } from '../../shared/account/account-page';
import { ActivitySetting } from '../../features/privacy/activity-setting';
import { BlockedMembers } from '../../features/privacy/blocked-members';
import { DirectorySetting } from '../../features/privacy/directory-setting';
import { MessageSetting } from '../../features/privacy/message-setting';
import { MutedMembers } from '../../features/privacy/muted-members';
import { RecommendationSetting } from '../../features/privacy/recommendation-setting';
import { ShownOnProfile } from '../../features/privacy/shown-on-profile';
import { VisibilitySettings } from '../../features/privacy/visibility-settings';
import { myProfileQuery } from '@futurelab/platform/queries/members';

/** Privacy settings: visibility, messages, recommendations. */
export default function PrivacyPage() {
  const profile = useQuery(myProfileQuery);
  return (
    <AccountPage
      path={paths.accountPrivacy}
      title="Privacy"
      lead="Who can see your profile and message you. Changes save automatically."
    >
      <QueryBoundary query={profile} what="your settings" skeleton={<Skeleton lines={10} />}>
        {(own) => (
          <>
            <VisibilitySettings profile={own} />
            <DirectorySetting profile={own} />
            <ShownOnProfile profile={own} />
            <ActivitySetting profile={own} />
            <MessageSetting profile={own} />
            <RecommendationSetting />
            <MutedMembers />
            <BlockedMembers />
          </>
        )}
      </QueryBoundary>
    </AccountPage>
  );
}
