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
        description="You left before paying, and nothing was charged."
        path={paths.checkoutCancel}
        unlisted
      />
      <PageHeader
        eyebrow="FutureLab Pro"
        title="Nothing was charged"
        lead="You left before paying. Your account hasn’t changed."
      />
      <div className={styles.state}>
        <p>
          {tier
            ? `You chose ${tier.name}. The price will be the same tomorrow, so take your time.`
            : 'The price will be the same tomorrow, so take your time.'}
        </p>
        <div className={styles.actions}>
          <LinkButton to={tier ? paths.academyCheckout(tier.id) : paths.joinPro}>
            {tier ? `Back to ${tier.name}` : 'Back to FutureLab Pro'}
          </LinkButton>
          <LinkButton to={paths.academyCheckout('free')} variant="secondary">
            Continue for free
          </LinkButton>
        </div>
        <p className={styles.quiet}>
          Was something unclear or too expensive? <Link to={paths.contact}>Contact us</Link>, and a person
          will reply.
        </p>
      </div>
    </Container>
  );
}
