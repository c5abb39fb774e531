import { paths } from '@futurelab/platform/paths';
import { useSession } from '@futurelab/platform/session';
import { Container, PageHead, PageHeader } from '@futurelab/platform/ui';
import {
  MembershipOutcome,
  OutcomeForVisitor,
  type FirstStep,
} from '../../features/checkout/membership-outcome';

const STEPS: FirstStep[] = [
  {
    title: 'Start week one: AI Foundations for Professionals',
    to: paths.course('ai-foundations-for-professionals'),
    text: 'The first of seven courses. Write down how you work today before you start.',
  },
  {
    title: 'Say hello to the others',
    to: paths.discussions,
    text: 'Two lines are enough: what you do and what you’re working out.',
  },
  {
    title: 'Join the next live session',
    to: paths.events,
    text: 'Each season starts together, but you can join a session in any week.',
  },
];

/** After joining the academy: whether the whole program is open, and how to begin it. */
export default function AcademySuccessPage() {
  const { user } = useSession();
  return (
    <Container>
      <PageHead
        title="Your Epic Life Lab access"
        description="Your access to the twelve weeks of Epic Life Lab, and how to start."
        path={paths.academySuccess}
        unlisted
      />
      <PageHeader
        eyebrow="Epic Life Lab"
        title="Your Epic Life Lab access"
        lead="All twelve weeks come with FutureLab Pro."
      />
      {user ? (
        <MembershipOutcome timeZone={user.timeZone} steps={STEPS} />
      ) : (
        <OutcomeForVisitor returnTo={paths.academySuccess} />
      )}
    </Container>
  );
}
