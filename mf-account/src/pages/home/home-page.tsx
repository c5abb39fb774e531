import { paths } from '@futurelab/platform/paths';
import { Navigate } from '@futurelab/platform/router';
import { Fragment } from '@futurelab/platform/runtime';
import { useSession, type CurrentUser } from '@futurelab/platform/session';
import { Container, PageHead, Skeleton, VisuallyHidden } from '@futurelab/platform/ui';
import { Greeting } from '../../features/greeting/greeting';
import { OnboardingGuide } from '../../features/onboarding-guide/onboarding-guide';
import { SignedOut } from '../../features/session-end/signed-out';
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
      {!user || home.isLoading ? <Loading /> : <Home user={user} />}
    </Container>
  );
}

const Loading = () => (
  <div className={styles.loading} aria-busy="true">
    <VisuallyHidden role="status">Loading your home</VisuallyHidden>
    <Skeleton shape="title" />
    <Skeleton lines={12} />
  </div>
);

/** A block of another section. */
const Block = ({ name }: { name: string }) => <Fragment name={name} fallback={<Skeleton lines={6} />} />;

function Home({ user }: { user: CurrentUser }) {
  return (
    <div className={styles.home}>
      <Greeting user={user} next={<Block name="mf-community/next-up" />} />
      <OnboardingGuide />
      <Block name="mf-learning/learning-numbers" />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Block name="mf-learning/continue-learning" />
          <Fragment name="mf-community/feed" fallback={<Skeleton lines={24} />} />
        </div>
        <div className={styles.side}>
          <Block name="mf-community/upcoming-events" />
          <Block name="mf-learning/learning-path" />
          <Block name="mf-community/quick-stats" />
          <Block name="mf-community/my-groups" />
          <Block name="mf-community/community" />
          <Block name="mf-community/member-highlight" />
        </div>
      </div>
      <Block name="mf-learning/achievements" />
    </div>
  );
}
