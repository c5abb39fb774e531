import { longDateWithYear, shortDateWithYear } from '@futurelab/platform/format';
import { useQuery } from '@futurelab/platform/query';
import { QueryBoundary, Section, Skeleton, TableScroll, VisuallyHidden } from '@futurelab/platform/ui';
import { myPaymentsQuery, type Payment } from '../../queries/account/membership';
import { moneyOf } from '../../shared/model/money';
import styles from './membership-status.module.css';

/** What was charged, with the receipts. */
export function Payments({ timeZone }: { timeZone: string }) {
  const query = useQuery(myPaymentsQuery);
  return (
    <Section title="Payments and receipts" id="payments">
      <QueryBoundary query={query} what="payments" skeleton={<Skeleton lines={3} />}>
        {(payments) =>
          payments.length === 0 ? (
            <p>No payments yet.</p>
          ) : (
            <TableScroll label="Payments">
              <table className={styles.payments}>
                <thead>
                  <tr>
                    <th scope="col">Date</th>
                    <th scope="col">Amount</th>
                    <th scope="col">Status</th>
                    <th scope="col">Receipt</th>
                  </tr>
                </thead>
                <tbody>
                  {payments.map((payment) => (
                    <Row key={payment.id} payment={payment} timeZone={timeZone} />
                  ))}
                </tbody>
              </table>
            </TableScroll>
          )
        }
      </QueryBoundary>
    </Section>
  );
}

function Row({ payment, timeZone }: { payment: Payment; timeZone: string }) {
  const { amount, currency, discount, occurredAt, receiptUrl, pdfUrl } = payment;
  return (
    <tr>
      <th scope="row">
        <time dateTime={occurredAt}>{shortDateWithYear(occurredAt, timeZone)}</time>
      </th>
      <td>
        {moneyOf(amount, currency)}
        {discount > 0 && <span className={styles.discount}>{moneyOf(discount, currency)} off</span>}
      </td>
      <td>{stateOf(payment, timeZone)}</td>
      <td>
        {receiptUrl && (
          <a href={receiptUrl}>
            Open<VisuallyHidden> the receipt of {longDateWithYear(occurredAt, timeZone)}</VisuallyHidden>
          </a>
        )}
        {receiptUrl && pdfUrl && ' · '}
        {pdfUrl && (
          <a href={pdfUrl} download>
            PDF<VisuallyHidden>, {longDateWithYear(occurredAt, timeZone)}</VisuallyHidden>
          </a>
        )}
      </td>
    </tr>
  );
}

function stateOf({ status, refundedAt }: Payment, timeZone: string): string {
  if (status === 'paid') return 'Paid';
  if (status === 'failed') return 'Failed';
  if (status === 'disputed') return 'Disputed by your bank';
  return refundedAt ? `Refunded on ${shortDateWithYear(refundedAt, timeZone)}` : 'Refunded';
}
