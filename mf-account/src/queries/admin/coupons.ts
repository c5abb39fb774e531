import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type Coupon = Schema<'CouponEntry'>;

/** The latest first. */
export const couponsQuery = apiQuery('/api/admin/promotion-codes');

export const couponMutation = mutationOptions({
  mutationFn: (body: Schema<'CouponBody'>) => write('POST', '/api/admin/promotion-codes', { body }),
  onSettled: (_data, _error, _coupon, _before, { client }) =>
    client.invalidateQueries({ queryKey: couponsQuery.queryKey }),
});

/** Takes the reason. */
export const couponEndMutation = (code: string) =>
  mutationOptions({
    mutationFn: (reason: string) =>
      write('POST', '/api/admin/promotion-codes/{code}/end', { path: { code }, body: { reason } }),
    onSettled: (_data, _error, _reason, _before, { client }) =>
      client.invalidateQueries({ queryKey: couponsQuery.queryKey }),
  });
