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
    title: 'Open a premium course',
    to: `${paths.courses}?access=pro`,
    text: 'Each says how long it takes. The first lesson is one press away.',
  },
  {
    title: 'Choose a private group',
    to: paths.groups,
    text: 'Small, about one subject, and with people who are at the same point.',
  },
  {
    title: 'Put the next live session in your week',
    to: paths.events,
    text: 'Say that you are going, and your place is kept.',
  },
];

/** After paying for the membership: whether it is open, and what to do with it. */
export default function CheckoutSuccessPage() {
  const { user } = useSession();
  return (
    <Container>
      <PageHead
        title="Your membership"
        description="Whether your HPC membership is open, and the first three things to do with it."
        path={paths.checkoutSuccess}
        unlisted
      />
      <PageHeader
        eyebrow="HPC membership"
        title="Your membership"
        lead="What stands on record for your account, as of now."
      />
      {user ? (
        <MembershipOutcome timeZone={user.timeZone} steps={STEPS} />
      ) : (
        <OutcomeForVisitor returnTo={paths.checkoutSuccess} />
      )}
    </Container>
  );
}
