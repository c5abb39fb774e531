import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../core/access/member.js';
import { recordAuditEvent } from '../../../../core/audit/audit.js';
import { Database } from '../../../../core/database/database.js';
import { ApiError, NotFoundError } from '../../../../core/errors/errors.js';
import { type Coupon, PaymentProvider } from '../../provider/payment-provider.js';
import type { CouponBody, CouponEntry } from './coupons.dto.js';

/** The promotion codes of the payment provider, which counts their use. */
@Injectable()
export class CouponsService {
  constructor(
    private readonly database: Database,
    private readonly provider: PaymentProvider,
  ) {}

  /** The latest first. */
  async list(): Promise<CouponEntry[]> {
    return (await this.provider.coupons()).map(entryOf);
  }

  /** @throws CodeTakenError, ApiError 400 */
  async create({ reason, lastDay, ...wanted }: CouponBody, actor: Member): Promise<CouponEntry> {
    const expiresAt = lastDay === undefined ? null : new Date(`${lastDay}T23:59:59Z`);
    if (expiresAt && expiresAt <= new Date()) throw invalid('lastDay', 'Choose a day that isn’t over.');
    const { code, percentOff, amountOff, duration, months, maxUses } = wanted;
    if (percentOff !== undefined && amountOff !== undefined)
      throw invalid('amountOff', 'Enter a percentage or an amount, not both.');
    const coupon = await this.provider.createCoupon({
      code,
      percentOff: percentOff ?? null,
      amountOff: amountOff ?? null,
      duration,
      months: duration === 'months' ? months! : null,
      maxUses: maxUses ?? null,
      expiresAt,
    });
    const entry = entryOf(coupon);
    const about = { subjectKind: 'coupon', subjectId: coupon.code };
    await recordAuditEvent({ actor, action: 'create', ...about, after: { ...entry }, reason }, this.database);
    return entry;
  }

  /** Ending it again changes nothing. @throws NotFoundError */
  async end(id: string, reason: string, actor: Member): Promise<void> {
    const before = (await this.provider.coupons()).find((coupon) => coupon.id === id);
    if (!before) throw new NotFoundError();
    if (!before.isActive) return;
    await this.provider.endCoupon(id);
    const act = {
      before: { isActive: true, uses: before.uses },
      after: { isActive: false, uses: before.uses },
    };
    const about = { subjectKind: 'coupon', subjectId: before.code };
    await recordAuditEvent({ actor, action: 'end', ...about, ...act, reason }, this.database);
  }
}

const invalid = (field: string, message: string): ApiError =>
  new ApiError(400, 'validation_failed', message, { [field]: [message] });

const entryOf = ({ expiresAt, createdAt, ...coupon }: Coupon): CouponEntry => ({
  ...coupon,
  expiresAt: expiresAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
