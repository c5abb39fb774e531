import { useSearchParams } from '@futurelab/platform/router';
import { useReturnPlace } from '../../shared/model/use-return-place';
import { Comparison } from './comparison';
import { JoinAction } from './join-action';
import styles from './membership.module.css';
import { PRICE } from './price';
import { useNextCharge } from './use-next-charge';

/** What both tiers hold, what Pro costs and asks for, and how to get it. */
export function MembershipOffer() {
  const nextCharge = useNextCharge();
  const [params] = useSearchParams();
  const place = useReturnPlace(params.get('returnTo'));
  return (
    <div className={styles.offer}>
      <section className={styles.price} aria-labelledby="membership-price">
        <h2 id="membership-price">FutureLab Pro</h2>
        <p className={styles.amount}>
          <span>{PRICE}</span>/month
        </p>
        <dl className={styles.terms}>
          <Term name="Charged" text="On the day you join, then monthly on the same day." />
          {nextCharge && <Term name="Next charge" text={`${PRICE} on ${nextCharge}, if you join today.`} />}
          <Term name="Tax" text="Included where required." />
          <Term
            name="Canceling"
            text="Cancel any time. You won’t be charged again, and Pro stays active until the end of the month you paid for."
          />
          <Term name="What you keep" text="Your progress, points, posts, and groups, as a free member." />
        </dl>
        {place && <p>After you pay, you’re back at {place.title}.</p>}
        <JoinAction place="membership" returnTo={place?.to} />
      </section>
      <Comparison />
    </div>
  );
}

const Term = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
);
