import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { AccountPage } from '../../shared/account/account-page';
import { BlockedMembers } from '../../features/privacy/blocked-members';
import { MessageSetting } from '../../features/privacy/message-setting';
import { RecommendationSetting } from '../../features/privacy/recommendation-setting';
import { ShownOnProfile } from '../../features/privacy/shown-on-profile';
import { VisibilitySettings } from '../../features/privacy/visibility-settings';
import { myProfileQuery } from '../../queries/account/profile';

/** Privacy settings: visibility, messages, recommendations. */
export default function PrivacyPage() {
  const profile = useQuery(myProfileQuery);
  return (
    <AccountPage
      path={paths.accountPrivacy}
      title="Privacy"
      lead="Who sees what of you, and who may write to you. Each choice is kept as soon as you make it."
    >
      <QueryBoundary query={profile} what="your choices" skeleton={<Skeleton lines={10} />}>
        {(own) => (
          <>
            <VisibilitySettings profile={own} />
            <ShownOnProfile profile={own} />
            <MessageSetting profile={own} />
            <RecommendationSetting />
            <BlockedMembers />
          </>
        )}
      </QueryBoundary>
    </AccountPage>
  );
}
