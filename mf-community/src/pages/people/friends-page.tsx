import { Tabs } from '@futurelab/platform/components/tabs';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import {
  Container,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  QueryBoundary,
  Skeleton,
} from '@futurelab/platform/ui';
import { FriendList, ReceivedList, SentList, SuggestionList } from '../../features/friends/friend-lists';
import { MadeIntroductions, ReceivedIntroductions } from '../../features/friends/introduction-lists';
import { friendsQuery, introductionsQuery, type Friends } from '../../queries/friends';
import styles from './friends-page.module.css';

const TABS = ['friends', 'received', 'sent', 'suggestions'] as const;
type Tab = (typeof TABS)[number];

const readTab = (params: URLSearchParams): Tab => TABS.find((tab) => tab === params.get('tab')) ?? 'friends';

/** Whom the member is connected with, who has asked, whom they have asked, and whom they might ask. */
export default function FriendsPage() {
  const [params] = useSearchParams();
  const tab = readTab(params);
  const friends = useQuery(friendsQuery);
  const introductions = useQuery(introductionsQuery);
  const { received: asked = [] } = introductions.data ?? {};
  const waiting =
    (friends.data?.counts.received ?? 0) +
    asked.filter(({ agreed, state }) => !agreed && state === 'waiting').length;
  return (
    <Container>
      <PageHead title="Friends" path={paths.friends} unlisted />
      <PageHeader
        eyebrow="Community"
        title="Friends"
        lead="Connect with members you’d like to hear from. Declining is private."
      />
      <Tabs
        label="Friends and requests"
        tabs={[
          {
            label: `Friends${number(friends.data?.counts.friends)}`,
            to: paths.friends,
            current: tab === 'friends',
          },
          { label: `Received${number(waiting)}`, to: paths.friendRequests, current: tab === 'received' },
          {
            label: `Sent${number(friends.data?.counts.sent)}`,
            to: `${paths.friends}?tab=sent`,
            current: tab === 'sent',
          },
          { label: 'Suggestions', to: `${paths.friends}?tab=suggestions`, current: tab === 'suggestions' },
        ]}
      />
      <div className={styles.list}>
        <QueryBoundary query={friends} what="your friends" skeleton={<Skeleton lines={6} />}>
          {(data) => <Shown tab={tab} friends={data} />}
        </QueryBoundary>
      </div>
    </Container>
  );
}

const number = (count: number | undefined) => (count ? ` (${count})` : '');

function Shown({ tab, friends }: { tab: Tab; friends: Friends }) {
  const { user } = useSession();
  const timeZone = user?.timeZone ?? 'UTC';
  const introductions = useQuery(introductionsQuery);
  if (tab === 'friends') return <FriendList friends={friends} timeZone={timeZone} />;
  if (tab === 'suggestions') return <SuggestionList friends={friends} timeZone={timeZone} />;
  return (
    <QueryBoundary query={introductions} what="introductions" skeleton={<Skeleton lines={3} />}>
      {({ received, made }) =>
        tab === 'received' ? (
          <>
            {friends.received.length === 0 && received.length === 0 && (
              <EmptyState title="No requests">Connection requests and introductions appear here.</EmptyState>
            )}
            <ReceivedList friends={friends} timeZone={timeZone} />
            <ReceivedIntroductions introductions={received} />
          </>
        ) : (
          <>
            {friends.sent.length === 0 && made.length === 0 && (
              <EmptyState
                title="No sent requests"
                action={<LinkButton to={paths.members}>Browse members</LinkButton>}
              >
                Requests and introductions you send appear here until they’re answered.
              </EmptyState>
            )}
            <SentList friends={friends} timeZone={timeZone} />
            <MadeIntroductions introductions={made} timeZone={timeZone} />
          </>
        )
      }
    </QueryBoundary>
  );
}
