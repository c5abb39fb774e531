import { isoDate, longDate } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link, useParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { Container, Moved, PageHead, PageHeader } from '@futurelab/platform/ui';
import { nextMonth } from '../../features/checkout/next-month';
import { FreeAction, TeamAction } from '../../features/checkout/tier-action';
import { TierBill } from '../../features/checkout/tier-bill';
import { tierOf, TIERS_PATH, type Tier } from '../../features/checkout/tiers';
import { JoinAction } from '../../features/membership/join-action';
import { MembershipHeld } from '../../features/membership/membership-held';
import { myMembershipQuery } from '../../queries/membership';
import { useNow } from '../../model/use-now';

/** What one way of taking part in the academy costs, holds and asks for, and how to get it. */
export default function AcademyCheckoutPage() {
  const { tier: id = '' } = useParams();
  const { user } = useSession();
  const tier = tierOf(id);
  if (!tier) return <Moved to={TIERS_PATH} title="Ways to take part" />;
  return (
    <Container>
      <PageHead
        title={`${tier.name}, Epic Life Lab`}
        description={`Epic Life Lab, ${tier.name}: ${tier.price}, ${tier.period}. What it includes, when it is charged, and how to leave.`}
        path={paths.academyCheckout(tier.id)}
        // What it costs stands on the academy's page; this one is for who has decided.
        unlisted
      />
      <PageHeader eyebrow={<Link to={TIERS_PATH}>Epic Life Lab</Link>} title={tier.name} lead={tier.lead} />
      {tier.id === 'pro' && user?.isHPCMember ? (
        <MembershipHeld timeZone={user.timeZone} />
      ) : (
        <Offer tier={tier} />
      )}
    </Container>
  );
}

function Offer({ tier }: { tier: Tier }) {
  const { user } = useSession();
  if (tier.id === 'pro' && user) return <DatedOffer tier={tier} timeZone={user.timeZone} />;
  return (
    <TierBill tier={tier}>
      {tier.id === 'free' && <FreeAction />}
      {tier.id === 'team' && <TeamAction />}
      {tier.id === 'pro' && <JoinAction returnTo={paths.academyCheckout('pro')} />}
    </TierBill>
  );
}

/** For somebody whose day is known, the day of the second payment. */
function DatedOffer({ tier, timeZone }: { tier: Tier; timeZone: string }) {
  const { dataUpdatedAt } = useQuery(myMembershipQuery);
  const now = useNow(dataUpdatedAt);
  const next = nextMonth(isoDate(now, timeZone));
  return (
    <TierBill
      tier={tier}
      nextCharge={now > 0 ? `If it opens today, on ${longDate(`${next}T12:00:00Z`, 'UTC')}.` : undefined}
    >
      <JoinAction returnTo={paths.academyCheckout('pro')} />
    </TierBill>
  );
}
