import type { Schema } from '@futurelab/platform/api';
import { isVisible } from '@futurelab/platform/text';
import { centsOf } from '../../shared/model/cents';

type Coupon = Schema<'CouponBody'>;
export type CouponProblems = Partial<Record<keyof Coupon, string>>;

const wholeNumber = (text: string, most: number): number | null =>
  /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : null;

/** What the form holds as a request, or what is wrong beside which field. */
export function checkCoupon(fields: FormData): { coupon: Coupon | null; problems: CouponProblems } {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const [code, reason, uses] = [text('code'), text('reason'), text('maxUses')];
  const duration = text('duration') as Coupon['duration'];
  const isPercent = text('kind') === 'percent';
  const percentOff = wholeNumber(text('percentOff'), 100);
  const amountOff = centsOf(text('amountOff'));
  const months = wholeNumber(text('months'), 36);
  const maxUses = wholeNumber(uses, 100_000);
  const problems: CouponProblems = {
    ...(!/^[A-Za-z0-9-]+$/.test(code) && { code: 'Enter a code of letters, digits and hyphens.' }),
    ...(isPercent && percentOff === null && { percentOff: 'Enter a whole number from 1 to 100.' }),
    ...(!isPercent && amountOff === null && { amountOff: 'Enter an amount such as 20.00.' }),
    ...(duration === 'months' && months === null && { months: 'Enter 1 to 36 months.' }),
    ...(uses !== '' && maxUses === null && { maxUses: 'Enter a whole number from 1 to 100,000.' }),
    ...(!isVisible(reason) && { reason: 'Enter a reason.' }),
  };
  if (Object.keys(problems).length > 0) return { coupon: null, problems };
  const coupon: Coupon = {
    code,
    duration,
    reason,
    ...(isPercent ? { percentOff: percentOff! } : { amountOff: amountOff! }),
    ...(duration === 'months' && { months: months! }),
    ...(maxUses !== null && { maxUses }),
    ...(text('lastDay') && { lastDay: text('lastDay') }),
  };
  return { coupon, problems };
}
