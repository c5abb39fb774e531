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
          <Term name="When" text="On the day you join, then on the same day of each month." />
          {nextCharge && <Term name="Next charge" text={`${PRICE}, if you join today, on ${nextCharge}.`} />}
          <Term name="Tax" text="Included where the law asks for it. Nothing is added." />
          <Term
            name="If you leave"
            text="One button, on any day. Nothing more is charged, and Pro stays open until the month you paid for is over."
          />
          <Term
            name="What stays"
            text="Your progress, points, posts, and groups. You go on as a free member."
          />
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
