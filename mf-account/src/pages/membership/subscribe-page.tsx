import { paths } from '@futurelab/platform/paths';
import { useSession } from '@futurelab/platform/session';
import { Container, PageHead, PageHeader } from '@futurelab/platform/ui';
import { ActiveMembership } from '../../features/membership/active-membership';
import { MembershipOffer } from '../../features/membership/membership-offer';

/** The paid membership: what it is, and how it stands for members who have it. */
export default function SubscribePage() {
  const { user } = useSession();
  return (
    <Container>
      <PageHead
        title="FutureLab Pro"
        description="FutureLab Pro: $97 a month for all premium courses, private groups, and live sessions. Cancel any time."
        path={paths.subscribe}
      />
      <PageHeader
        eyebrow="FutureLab Pro"
        title="Go further, with company"
        lead="The free plan stays free. Pro is for the months when you want everything."
      />
      {user?.isHPCMember ? <ActiveMembership timeZone={user.timeZone} /> : <MembershipOffer />}
    </Container>
  );
}
