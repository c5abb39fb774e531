import { paths } from '@futurelab/platform/paths';
import { Link, useParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { Container, Moved, PageHead, PageHeader } from '@futurelab/platform/ui';
import { FreeAction, TeamAction } from '../../features/checkout/tier-action';
import { TierBill } from '../../features/checkout/tier-bill';
import { tierOf, TIERS_PATH, type Tier } from '../../features/checkout/tiers';
import { JoinAction } from '../../features/membership/join-action';
import { ActiveMembership } from '../../features/membership/active-membership';
import { useNextCharge } from '../../features/membership/use-next-charge';

/** What one way of taking part in the academy costs, holds and asks for, and how to get it. */
export default function AcademyCheckoutPage() {
  const { tier: id = '' } = useParams();
  const { user } = useSession();
  const tier = tierOf(id);
  if (!tier) return <Moved to={TIERS_PATH} title="Plans" />;
  return (
    <Container>
      <PageHead
        title={`${tier.name}, Epic Life Lab`}
        description={`Epic Life Lab, ${tier.name}: ${tier.price}, ${tier.period}. What’s included, when you’re charged, and how to cancel.`}
        path={paths.academyCheckout(tier.id)}
        // What it costs stands on the academy's page; this one is for who has decided.
        unlisted
      />
      <PageHeader eyebrow={<Link to={TIERS_PATH}>Epic Life Lab</Link>} title={tier.name} lead={tier.lead} />
      {tier.id === 'pro' && user?.isHPCMember ? (
        <ActiveMembership timeZone={user.timeZone} />
      ) : (
        <Offer tier={tier} />
      )}
    </Container>
  );
}

function Offer({ tier }: { tier: Tier }) {
  if (tier.id === 'pro') return <ProOffer tier={tier} />;
  return <TierBill tier={tier}>{tier.id === 'free' ? <FreeAction /> : <TeamAction />}</TierBill>;
}

/** For a member whose day is known, with the day of the second payment. */
function ProOffer({ tier }: { tier: Tier }) {
  const nextCharge = useNextCharge();
  return (
    <TierBill tier={tier} nextCharge={nextCharge ? `On ${nextCharge}, if you join today.` : undefined}>
      <JoinAction place="academy" />
    </TierBill>
  );
}
