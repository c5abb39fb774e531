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
    title: 'Begin week one: AI Foundations for Professionals',
    to: paths.course('ai-foundations-for-professionals'),
    text: 'The first of seven courses. Write down how you work today before you start.',
  },
  {
    title: 'Say hello where the others are',
    to: paths.discussions,
    text: 'Two lines are enough: what you do, and what you would like to decide.',
  },
  {
    title: 'Find the next shared date',
    to: paths.events,
    text: 'A season has a shared start, but you can join its sessions in any week.',
  },
];

/** After joining the academy: whether the whole program is open, and how to begin it. */
export default function AcademySuccessPage() {
  const { user } = useSession();
  return (
    <Container>
      <PageHead
        title="Your place at Epic Life Lab"
        description="Whether your place in the twelve weeks of Epic Life Lab is open, and how to begin."
        path={paths.academySuccess}
        unlisted
      />
      <PageHeader
        eyebrow="Epic Life Lab"
        title="Your place at Epic Life Lab"
        lead="Whether all twelve weeks are open to you, as of now."
      />
      {user ? (
        <MembershipOutcome timeZone={user.timeZone} steps={STEPS} />
      ) : (
        <OutcomeForVisitor returnTo={paths.academySuccess} />
      )}
    </Container>
  );
}
