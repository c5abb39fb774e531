import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../core/database/database.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { CodeTakenError } from '../billing.errors.js';
import { PRO_PRICE } from '../model/pro-price.js';
import type { BillingPeriod, Coupon, NewCoupon } from '../provider/payment-provider.js';
import {
  newSandboxId,
  readForUpdate,
  revived,
  type SandboxDiscount,
  type SandboxSubscription,
  write,
} from './sandbox-objects.js';
import { sandboxCoupons, activeSandboxCoupon } from './sandbox-objects.queries.js';

const MONTHS_A_YEAR = 12;

/** The promotion codes of development. */
@Injectable()
export class SandboxCoupons {
  constructor(private readonly database: Database) {}

  async all(): Promise<Coupon[]> {
    const rows = await this.database.query<{ data: object }>(sandboxCoupons);
    return rows.map(({ data }) => asShown(revived<Coupon>(data)));
  }

  create(wanted: NewCoupon): Promise<Coupon> {
    return this.database.transaction(async (transaction) => {
      if (await this.active(wanted.code, transaction)) throw new CodeTakenError();
      const coupon: Coupon = {
        ...wanted,
        id: newSandboxId('promo'),
        currency: wanted.amountOff === null ? null : PRO_PRICE.currency,
        uses: 0,
        isActive: true,
        createdAt: new Date(),
      };
      await write('coupon', coupon.id, coupon, transaction);
      return coupon;
    });
  }

  end(id: string): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const coupon = await readForUpdate('coupon', id, transaction);
      if (!coupon) throw new NotFoundError();
      await write('coupon', id, { ...coupon, isActive: false }, transaction);
    });
  }

  /** Counts a use. @returns null for a code that nobody can enter */
  async redeem(
    code: string,
    period: BillingPeriod,
    transaction: Transaction,
  ): Promise<SandboxDiscount | null> {
    const coupon = await this.active(code, transaction);
    if (!coupon) return null;
    await write('coupon', coupon.id, { ...coupon, uses: coupon.uses + 1 }, transaction);
    const { percentOff, amountOff, duration, months } = coupon;
    const payments = period === 'year' ? Math.ceil(months! / MONTHS_A_YEAR) : months;
    const paymentsLeft = duration === 'forever' ? null : duration === 'once' ? 1 : payments;
    return { code: coupon.code, percentOff, amountOff, paymentsLeft };
  }

  private async active(code: string, transaction: Transaction): Promise<Coupon | null> {
    const [row] = await transaction.query<{ id: string }>(activeSandboxCoupon(code));
    const coupon = row ? await readForUpdate('coupon', row.id, transaction) : null;
    return coupon && asShown(coupon).isActive ? coupon : null;
  }
}

/** What the discount takes off this payment; notes that it was used. */
export function takeDiscount({ discount }: SandboxSubscription, price: number): number {
  if (!discount || discount.paymentsLeft === 0) return 0;
  if (discount.paymentsLeft !== null) discount.paymentsLeft -= 1;
  const { percentOff, amountOff } = discount;
  return Math.min(price, percentOff === null ? amountOff! : Math.round((price * percentOff) / 100));
}

function asShown(coupon: Coupon): Coupon {
  const { isActive, uses, maxUses, expiresAt } = coupon;
  const isOver = (maxUses !== null && uses >= maxUses) || (expiresAt !== null && expiresAt <= new Date());
  return { ...coupon, isActive: isActive && !isOver };
}
