import { shortDateWithYear } from '@futurelab/platform/format';
import { FormError } from '@futurelab/platform/components/form-error';
import { Dialog } from '@futurelab/platform/overlays';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, VisuallyHidden } from '@futurelab/platform/ui';
import { useId, useState } from 'react';
import {
  refundMutation,
  subscriptionSyncMutation,
  type SubscriptionEntry,
  type SubscriptionPayment,
} from '../../queries/admin/subscriptions';
import { moneyOf } from '../../shared/model/money';
import { RefundForm } from './refund-form';
import styles from './subscriptions.module.css';

const STATUSES: Record<SubscriptionPayment['status'], string> = {
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
  disputed: 'Disputed',
};

interface SubscriptionDialogProps {
  subscription: SubscriptionEntry;
  timeZone: string;
  onClose: () => void;
}

/** The payments of one membership, and what an administrator can do at the provider. */
export function SubscriptionDialog({ subscription, timeZone, onClose }: SubscriptionDialogProps) {
  const form = useId();
  const { id, member, payments, provider } = subscription;
  const [refunded, setRefunded] = useState<SubscriptionPayment | null>(null);
  const reading = useMutation(subscriptionSyncMutation(id));
  const refund = useMutation(refundMutation(id));
  const done = (title: string) => {
    toast({ title, variant: 'success' });
    onClose();
  };
  if (refunded)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={`Refund ${member.name}`}
        description="We’ll notify them. Refunding all of the latest payment ends Pro at once, and they aren’t charged again."
        footer={
          <>
            <Button variant="secondary" onClick={() => setRefunded(null)}>
              Back
            </Button>
            <Button type="submit" form={form} variant="danger" busy={refund.isPending}>
              Refund
            </Button>
          </>
        }
      >
        <RefundForm
          id={form}
          payment={refunded}
          error={refund.error}
          onSubmit={(request) => refund.mutate(request, { onSuccess: () => done('Payment refunded') })}
        />
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Subscription of ${member.name}`}
      description={`The latest payments. What ${provider === 'stripe' ? 'Stripe' : 'the sandbox'} says is what counts.`}
      footer={
        <>
          <Button
            variant="secondary"
            busy={reading.isPending}
            onClick={() => reading.mutate(undefined, { onSuccess: () => done('Subscription read again') })}
          >
            Read again from {provider === 'stripe' ? 'Stripe' : 'the sandbox'}
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {payments.length === 0 && <p>No payments yet.</p>}
      <ul className={styles.payments}>
        {payments.map((payment) => (
          <li key={payment.id}>
            <span>
              {moneyOf(payment.amount, payment.currency)}, {shortDateWithYear(payment.occurredAt, timeZone)}
              <span className={styles.quiet}>
                {STATUSES[payment.status]}
                {payment.discount > 0 && `, ${moneyOf(payment.discount, payment.currency)} off`}
                {payment.status === 'paid' &&
                  payment.refundedAmount > 0 &&
                  `, ${moneyOf(payment.refundedAmount, payment.currency)} refunded`}
              </span>
            </span>
            {payment.status === 'paid' && (
              <Button variant="secondary" size="small" onClick={() => setRefunded(payment)}>
                Refund
                <VisuallyHidden>
                  {' '}
                  the payment of {shortDateWithYear(payment.occurredAt, timeZone)}
                </VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormError error={reading.error} />
    </Dialog>
  );
}
