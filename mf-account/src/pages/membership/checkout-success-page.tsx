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
    text: 'Each one shows how long it takes. Start with the first lesson.',
  },
  {
    title: 'Join a private group',
    to: paths.groups,
    text: 'Small groups on one subject, with people at the same stage.',
  },
  {
    title: 'Join the next live session',
    to: paths.events,
    text: 'Answer Going to save your spot.',
  },
];

/** After paying for the membership: whether it is open, and what to do with it. */
export default function CheckoutSuccessPage() {
  const { user } = useSession();
  return (
    <Container>
      <PageHead
        title="Your membership"
        description="Your FutureLab Pro status and where to start."
        path={paths.checkoutSuccess}
        unlisted
      />
      <PageHeader
        eyebrow="FutureLab Pro"
        title="Your membership"
        lead="The current status of your FutureLab Pro membership."
      />
      {user ? (
        <MembershipOutcome timeZone={user.timeZone} steps={STEPS} />
      ) : (
        <OutcomeForVisitor returnTo={paths.checkoutSuccess} />
      )}
    </Container>
  );
}
