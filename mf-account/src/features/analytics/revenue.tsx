import { formatNumber, monthAndYear, pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { TableScroll } from '@futurelab/platform/ui';
import type { Analytics } from '../../queries/admin/analytics';
import { moneyOf } from '../../shared/model/money';
import styles from './analytics.module.css';
import { BarChart } from '../../shared/charts/bar-chart';
import { Part } from './part';

/** Paid subscriptions that go on. */
const RENEWING = `${paths.adminSubscriptions}?state=renewing&plan=paid`;

/** What came in and what was given back, month by month. */
export function Revenue({ data }: { data: Analytics }) {
  const { revenue } = data;
  const currency = revenue[0]?.currency ?? 'usd';
  return (
    <Part
      title="Revenue"
      metric="revenue"
      data={data}
      lead="Payments by the month they were made, and refunds by the month they were sent. Net is payments less refunds, before fees. Discounts are what promotion codes took off. Months are in UTC."
    >
      {data.recurring.map(({ currency: unit, amount, monthly, yearly }) => (
        <p key={unit}>
          Recurring now: {moneyOf(amount, unit)} a month, from{' '}
          <Link to={`${RENEWING}&period=month`}>{pluralize(monthly, 'monthly subscription')}</Link>
          {' and '}
          <Link to={`${RENEWING}&period=year`}>{pluralize(yearly, 'yearly subscription')}</Link>. It’s what
          each paid last; a year’s payment counts as a twelfth.
        </p>
      ))}
      {revenue.length === 0 ? (
        <p className={styles.quiet}>No payments in this period.</p>
      ) : (
        <>
          <BarChart
            label={`Net revenue by month in ${currency.toUpperCase()}`}
            bars={revenue
              .filter((month) => month.currency === currency)
              .toReversed()
              .map(({ month, paid, refunded }) => ({ day: month, value: paid - refunded }))}
            format={(value) => (value === null ? '–' : moneyOf(value, currency))}
          />
          <TableScroll label="Revenue by month">
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Month</th>
                  <th scope="col">Payments</th>
                  <th scope="col">Paid</th>
                  <th scope="col">Refunded</th>
                  <th scope="col">Net</th>
                  <th scope="col">Discounts</th>
                </tr>
              </thead>
              <tbody>
                {revenue.map(({ month, currency: unit, payments, paid, refunded, discounts }) => (
                  <tr key={`${month} ${unit}`}>
                    <th scope="row">
                      <time dateTime={month.slice(0, 7)}>{monthAndYear(`${month}T12:00:00Z`, 'UTC')}</time>
                    </th>
                    <td>{formatNumber(payments)}</td>
                    <td>{moneyOf(paid, unit)}</td>
                    <td>{moneyOf(refunded, unit)}</td>
                    <td>{moneyOf(paid - refunded, unit)}</td>
                    <td>{moneyOf(discounts, unit)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableScroll>
        </>
      )}
    </Part>
  );
}
