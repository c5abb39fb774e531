import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { Dialog } from '@futurelab/platform/overlays';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Input, Select, Textarea } from '@futurelab/platform/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { couponMutation } from '../../queries/admin/coupons';
import { checkCoupon, type CouponProblems } from './coupon-fields';
import styles from './coupons.module.css';

/** Creates a code that members enter when they pay. */
export function CouponDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  const [kind, setKind] = useState('percent');
  const [duration, setDuration] = useState('once');
  const [problems, setProblems] = useState<CouponProblems>({});
  const create = useMutation(couponMutation);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { coupon, problems: found } = checkCoupon(new FormData(event.currentTarget));
    setProblems(found);
    if (!coupon) return;
    create.mutate(coupon, {
      onSuccess: () => {
        toast({ title: 'Code created', variant: 'success' });
        onClose();
      },
    });
  };
  const error = (name: keyof CouponProblems) => problems[name] ?? fieldError(create.error, name);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New promotion code"
      description="Members enter it on the payment page. A code can’t be changed later, only ended."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={create.isPending}>
            Create code
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <Field label="Code" hint="Letters, digits and hyphens." error={error('code')}>
          <Input name="code" maxLength={40} autoComplete="off" />
        </Field>
        <Field label="Discount">
          <Select name="kind" value={kind} onChange={({ target }) => setKind(target.value)}>
            <option value="percent">A percentage</option>
            <option value="amount">An amount</option>
          </Select>
        </Field>
        {kind === 'percent' ? (
          <Field label="Percent off" error={error('percentOff')}>
            <Input name="percentOff" inputMode="numeric" autoComplete="off" />
          </Field>
        ) : (
          <Field label="Amount off in USD" error={error('amountOff')}>
            <Input name="amountOff" inputMode="decimal" autoComplete="off" />
          </Field>
        )}
        <Field label="Applies to">
          <Select name="duration" value={duration} onChange={({ target }) => setDuration(target.value)}>
            <option value="once">The first payment</option>
            <option value="months">The first months</option>
            <option value="forever">Every payment</option>
          </Select>
        </Field>
        {duration === 'months' && (
          <Field label="Months" error={error('months')}>
            <Input name="months" inputMode="numeric" autoComplete="off" />
          </Field>
        )}
        <Field label="Number of uses" hint="Leave empty for no limit." error={error('maxUses')}>
          <Input name="maxUses" inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label="Last day" hint="In UTC. Leave empty to end the code yourself." error={error('lastDay')}>
          <Input name="lastDay" type="date" />
        </Field>
        <Field label="Reason" hint="Stored in the audit log." error={error('reason')}>
          <Textarea name="reason" rows={2} maxLength={600} />
        </Field>
        <FormError error={create.error} />
      </form>
    </Dialog>
  );
}
