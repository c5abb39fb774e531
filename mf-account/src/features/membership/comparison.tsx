import { Icon, TableScroll } from '@futurelab/platform/ui';
import styles from './comparison.module.css';
import { PRICE } from './price';

/** What each opens; text where the one differs from the other by more than being there. */
const ROWS: [what: string, free: string | boolean, pro: string | boolean][] = [
  ['Introductory AI courses', true, true],
  ['Community discussions and forums', true, true],
  ['Public events and workshops', true, true],
  ['Monthly newsletter', true, true],
  ['Synergizer', 'Browse projects; offer and ask for help', 'Propose and join projects'],
  ['All premium courses', false, true],
  ['Private AI special interest groups', false, true],
  ['Monthly live sessions with the founder', false, true],
  ['Priority mentorship', false, true],
  ['Your progress, posts and certificates', 'Yours to keep', 'Yours to keep, even after you cancel'],
];

/** Both tiers beside one another, with what the free one does not hold as well. */
export const Comparison = () => (
  <TableScroll label="Compare plans">
    <table className={styles.comparison}>
      <caption>Compare plans</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">
            FutureLab Free <span>$0/month</span>
          </th>
          <th scope="col">
            FutureLab Pro <span>{PRICE}/month</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([what, free, pro]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <Cell holds={free} />
            <Cell holds={pro} />
          </tr>
        ))}
      </tbody>
    </table>
  </TableScroll>
);

function Cell({ holds }: { holds: string | boolean }) {
  if (typeof holds === 'string') return <td>{holds}</td>;
  return (
    <td>
      {holds ? <Icon name="check" label="Included" /> : <span className={styles.none}>Not included</span>}
    </td>
  );
}
