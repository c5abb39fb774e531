import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { longDateWithYear } from '#platform/format/dates';
import { moneyOf } from '../sync/billing-mails.js';
import type { BillingPeriod, ProviderPayment } from '../provider/payment-provider.js';

interface Receipt {
  payment: ProviderPayment;
  period: BillingPeriod;
  /** Who it is for, line by line. */
  billedTo: string[];
}

/** One page. Its font has the letters of Western Europe only. */
export async function receiptPdf({ payment, period, billedTo }: Receipt): Promise<Buffer> {
  const { id, amount, discount, currency, status, occurredAt } = payment;
  const document = new PDFDocument({ size: 'A4', margin: 56, info: { Title: `Receipt ${id}` } });
  const bytes = buffer(document);
  document.fontSize(20).text('Receipt').moveDown();
  document.fontSize(11);
  const lines = [
    `Number: ${id}`,
    `Date: ${longDateWithYear(occurredAt.toISOString(), 'UTC')}`,
    `Status: ${status}`,
    ...(billedTo.length > 0 ? ['', 'Billed to:', ...billedTo] : []),
    '',
    `FutureLab Pro, one ${period}: ${moneyOf(amount + discount, currency)}`,
    ...(discount > 0 ? [`Promotion code: -${moneyOf(discount, currency)}`] : []),
    `Total: ${moneyOf(amount, currency)}`,
    '',
    'Development sandbox: no real payment was made.',
  ];
  for (const line of lines) document.text(line || ' ');
  document.end();
  return bytes;
}
