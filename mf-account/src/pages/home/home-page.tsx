import { paths } from '@futurelab/platform/paths';
import { Navigate } from '@futurelab/platform/router';
import { Fragment } from '@futurelab/platform/runtime';
import { useSession, type CurrentUser } from '@futurelab/platform/session';
import { Container, PageHead, Skeleton } from '@futurelab/platform/ui';
import { AchievementRow } from '../../features/achievements/achievement-row';
import { CommunityCard } from '../../features/community-card/community-card';
import { ContinueLearning } from '../../features/continue-learning/continue-learning';
import { Greeting } from '../../features/greeting/greeting';
import { HomeSkeleton } from '../../features/home-skeleton/home-skeleton';
import { LearningPathCard } from '../../features/learning-path-card/learning-path-card';
import { MemberHighlightCard } from '../../features/member-highlight/member-highlight-card';
import { MyGroups } from '../../features/my-groups/my-groups';
import { NextUpCard } from '../../features/next-up/next-up-card';
import { OnboardingGuide } from '../../features/onboarding-guide/onboarding-guide';
import { QuickStats } from '../../features/quick-stats/quick-stats';
import { SignedOut } from '../../features/session-end/signed-out';
import { StatCards } from '../../features/stat-cards/stat-cards';
import { useHomeState } from '../../queries/home';
import styles from './home-page.module.css';

/** The member's own front page. */
export default function HomePage() {
  const { user, isLoading } = useSession();
  const home = useHomeState();
  if (home.isRefused || (!user && !isLoading)) return <SignedOut />;
  if (user && !user.hasCompletedOnboarding) return <Navigate to={paths.onboarding} replace />;
  return (
    <Container>
      <PageHead
        title="Home"
        description="Your courses, events, groups, and points."
        path={paths.home}
        unlisted
      />
      {!user || home.isLoading ? <HomeSkeleton /> : <Home user={user} />}
    </Container>
  );
}

function Home({ user }: { user: CurrentUser }) {
  const { timeZone } = user;
  return (
    <div className={styles.home}>
      <Greeting user={user} next={<NextUpCard timeZone={timeZone} />} />
      <StatCards timeZone={timeZone} />
      <OnboardingGuide />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ContinueLearning />
          <LearningPathCard />
          <div className={styles.pair}>
            <MyGroups />
            <CommunityCard />
          </div>
        </div>
        <div className={styles.side}>
          <Fragment name="mf-community/upcoming-events" fallback={<Skeleton lines={6} />} />
          <QuickStats isHPCMember={user.isHPCMember} />
          <MemberHighlightCard />
        </div>
      </div>
      <AchievementRow timeZone={timeZone} />
    </div>
  );
}
