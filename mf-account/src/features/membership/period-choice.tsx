import type { ProPrices } from '../../queries/account/membership';
import { moneyOf } from '../../shared/model/money';
import styles from './membership.module.css';
import { PRICE } from './price';

/** By the month or by the year, where Pro is sold by both. */
export const PeriodChoice = ({ year }: { year: NonNullable<ProPrices['year']> }) => (
  <fieldset className={styles.periods}>
    <legend>How you pay</legend>
    <label>
      <input type="radio" name="period" value="month" defaultChecked /> {PRICE} a month
    </label>
    <label>
      <input type="radio" name="period" value="year" /> {moneyOf(year.amount, year.currency)} a year, charged
      once a year
    </label>
  </fieldset>
);
