import { paths } from '@futurelab/platform/paths';
import { Icon } from '@futurelab/platform/ui';
import { JoinAction } from './join-action';
import styles from './membership.module.css';

const INCLUDED = [
  'Everything in Free',
  'All premium courses',
  'Private AI special interest groups',
  'Monthly live sessions with the founder',
  'Access to the Synergizer tools',
  'Priority mentorship',
];

const TERMS = [
  ['What you pay', '$97 a month, nothing else.'],
  ['When', 'On the day you join, then on the same day of each month.'],
  ['If you leave', 'One message is enough. Pro stays open until the month you paid for is over.'],
  ['What stays', 'Your progress, points, posts, and groups. You go on as a free member.'],
] as const;

/** What the paid membership costs, holds and asks for, and how to get it. */
export function MembershipOffer() {
  return (
    <div className={styles.offer}>
      <section className={styles.price} aria-labelledby="membership-price">
        <h2 id="membership-price">FutureLab Pro</h2>
        <p className={styles.amount}>
          <span>$97</span>/month
        </p>
        <ul className={styles.included}>
          {INCLUDED.map((item) => (
            <li key={item}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </ul>
        <JoinAction returnTo={paths.joinPro} />
      </section>
      <dl className={styles.terms}>
        {TERMS.map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
