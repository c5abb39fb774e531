import { paths } from '@futurelab/platform/paths';
import { blockMutation } from '@futurelab/platform/queries/blocks';
import { myProfileQuery } from '@futurelab/platform/queries/members';
import { muteMemberMutation } from '@futurelab/platform/queries/mutes';
import { useQuery } from '@futurelab/platform/query';
import { QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { AccountPage } from '../../shared/account/account-page';
import { MemberList } from '../../features/privacy/member-list';
import { ProfileSwitch } from '../../features/privacy/profile-switch';
import { RecommendationSetting } from '../../features/privacy/recommendation-setting';
import { ShownOnProfile } from '../../features/privacy/shown-on-profile';
import { VisibilitySettings } from '../../features/privacy/visibility-settings';
import { blockedMembersQuery, mutedMembersQuery } from '../../queries/members';

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
            <ProfileSwitch
              profile={own}
              field="inDirectory"
              title="Member directory"
              label="Show me in the member directory"
              hint="When this is off, you’re left out of the directory, suggestions, and search. People with a link to your profile can still open it."
            />
            <ShownOnProfile profile={own} />
            <ProfileSwitch
              profile={own}
              field="showsActivity"
              title="Activity"
              label="Show when I’m active"
              hint="Members see “Active today” in the directory and in messages, never a time. When this is off, no one sees that, or that you’re typing."
            />
            <ProfileSwitch
              profile={own}
              field="acceptsMessagesFromStrangers"
              title="Messages"
              label="Allow messages from people I don’t know"
              hint="Their first message arrives as a request. Friends and people in your groups can always message you."
            />
            <RecommendationSetting />
            <MemberList
              title="Muted members"
              lead="You won’t see their posts or get notifications from them. They aren’t notified."
              none="You haven’t muted anyone."
              members={mutedMembersQuery}
              action="Unmute"
              mutation={muteMemberMutation}
              changeOf={(id) => ({ id, muted: false })}
              failure="Still muted"
            />
            <MemberList
              title="Blocked members"
              lead="You won’t see each other anywhere. They aren’t notified."
              none="You haven’t blocked anyone."
              members={blockedMembersQuery}
              action="Unblock"
              mutation={blockMutation}
              changeOf={(id) => ({ id, blocked: false })}
              failure="Still blocked"
            />
          </>
        )}
      </QueryBoundary>
    </AccountPage>
  );
}
