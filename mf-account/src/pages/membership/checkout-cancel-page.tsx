import { paths } from '@futurelab/platform/paths';
import { Link, useSearchParams } from '@futurelab/platform/router';
import { Container, LinkButton, PageHead, PageHeader } from '@futurelab/platform/ui';
import styles from '../../features/checkout/checkout.module.css';
import { tierOf } from '../../features/checkout/tiers';

/** After turning back at the checkout: nothing happened, and both ways on. `?tier=` remembers which it was. */
export default function CheckoutCancelPage() {
  const [params] = useSearchParams();
  const tier = tierOf(params.get('tier') ?? '');
  return (
    <Container>
      <PageHead
        title="Nothing was charged"
        description="You left before paying. Nothing was charged; here is the way back, and the free one."
        path={paths.checkoutCancel}
        unlisted
      />
      <PageHeader
        eyebrow="HPC membership"
        title="Nothing was charged"
        lead="You turned back before paying. No money moved, and your account is as it was."
      />
      <div className={styles.state}>
        <p>
          {tier
            ? `You had chosen ${tier.name}. It costs the same tomorrow, so there is no hurry.`
            : 'The membership costs the same tomorrow, so there is no hurry.'}
        </p>
        <div className={styles.actions}>
          <LinkButton to={tier ? paths.academyCheckout(tier.id) : paths.joinPro}>
            {tier ? `Back to ${tier.name}` : 'Back to the membership'}
          </LinkButton>
          <LinkButton to={paths.academyCheckout('free')} variant="secondary">
            Go on free
          </LinkButton>
        </div>
        <p className={styles.quiet}>
          Was something unclear or too dear? <Link to={paths.contact}>Tell us</Link>, and a person answers.
        </p>
      </div>
    </Container>
  );
}
