import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { isVisible } from '@futurelab/platform/text';
import { Field, Input, Textarea } from '@futurelab/platform/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { SubscriptionPayment } from '../../queries/admin/subscriptions';
import { centsOf } from '../../shared/model/cents';
import { moneyOf } from '../../shared/model/money';
import styles from './subscriptions.module.css';

interface RefundFormProps {
  id: string;
  payment: SubscriptionPayment;
  error: Error | null;
  onSubmit: (request: { paymentId: string; amount: number; refundedBefore: number; reason: string }) => void;
}

/** How much of a payment is given back, and why. */
export function RefundForm({ id, payment, error, onSubmit }: RefundFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const left = payment.amount - payment.refundedAmount;
  const [missing, setMissing] = useState<{ amount?: string; reason?: string }>({});
  // The button that led here is gone.
  useEffect(() => void form.current?.querySelector<HTMLElement>('input')?.focus(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const amount = centsOf(String(fields.get('amount')));
    const reason = String(fields.get('reason'));
    const found = {
      ...(amount === null && { amount: 'Enter an amount such as 97.00.' }),
      ...(amount !== null && amount > left && { amount: `Enter up to ${moneyOf(left, payment.currency)}.` }),
      ...(!isVisible(reason) && { reason: 'Enter a reason.' }),
    };
    setMissing(found);
    if (amount !== null && Object.keys(found).length === 0)
      onSubmit({ paymentId: payment.id, amount, refundedBefore: payment.refundedAmount, reason });
  };
  return (
    <form id={id} ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={`Amount in ${payment.currency.toUpperCase()}`}
        hint={`Up to ${moneyOf(left, payment.currency)}.`}
        error={missing.amount ?? fieldError(error, 'amount')}
      >
        <Input name="amount" inputMode="decimal" autoComplete="off" defaultValue={(left / 100).toFixed(2)} />
      </Field>
      <Field
        label="Reason"
        hint="Stored in the audit log."
        error={missing.reason ?? fieldError(error, 'reason')}
      >
        <Textarea name="reason" rows={3} maxLength={600} />
      </Field>
      <FormError error={error} />
    </form>
  );
}
