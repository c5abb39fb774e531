import { NotFoundError } from '../../../core/errors/errors.js';
import type { Queryable, Transaction } from '../../../core/database/database.js';
import {
  type CheckoutRequest,
  type CheckoutState,
  type Coupon,
  type EventSubject,
  type NewCoupon,
  type OpenedCheckout,
  PaymentProvider,
  type PeriodChange,
  type Prices,
  type ProviderEvent,
  type ProviderSubscription,
  type RefundRequest,
} from '../provider/payment-provider.js';
import { readSignedEvent } from '../provider/signed-event.js';
import { PRO_PRICE } from '../model/pro-price.js';
import type { SandboxCoupons } from './sandbox-coupons.service.js';
import type { SandboxLifecycleService } from './sandbox-lifecycle.service.js';
import { SandboxObject } from './sandbox-object.entity.js';
import { readForUpdate, revived, type SandboxCheckout, write } from './sandbox-objects.js';
import { sandboxObject } from './sandbox-objects.queries.js';

/** Known to everybody: nothing is paid here. */
export const SANDBOX_SECRET = 'whsec_sandbox_of_development';
export const SANDBOX_PATH = '/dev/payments';
const OPEN_MS = 30 * 60 * 1000;

/** Payments of development: test cards, and months that pass at a press. */
export class SandboxProvider extends PaymentProvider {
  readonly id = 'sandbox';

  constructor(
    private readonly life: SandboxLifecycleService,
    private readonly codes: SandboxCoupons,
    private readonly options: { yearlyAmount: number | null },
  ) {
    super();
  }

  async openCheckout(request: CheckoutRequest, transaction: Transaction): Promise<OpenedCheckout> {
    const providerId = `cs_sandbox_${request.checkoutId}`;
    const expiresAt = new Date(Date.now() + OPEN_MS);
    const checkout: SandboxCheckout = {
      ...request,
      id: providerId,
      status: 'open',
      subscriptionId: null,
      expiresAt,
    };
    const known = await readForUpdate('checkout', providerId, transaction);
    if (!known) await write('checkout', providerId, checkout, transaction);
    return {
      providerId,
      url: `${SANDBOX_PATH}/checkout/${providerId}`,
      expiresAt: known?.expiresAt ?? expiresAt,
    };
  }

  async readCheckout(providerId: string, transaction: Queryable): Promise<CheckoutState> {
    const checkout = await read<SandboxCheckout>(providerId, transaction);
    if (!checkout) return { status: 'expired', subscriptionId: null };
    const isLate = checkout.status === 'open' && checkout.expiresAt < new Date();
    return { status: isLate ? 'expired' : checkout.status, subscriptionId: checkout.subscriptionId };
  }

  async expireCheckout(providerId: string): Promise<void> {
    await this.life.expire(providerId);
  }

  readSubscription(providerId: string, transaction: Queryable): Promise<ProviderSubscription | null> {
    return read<ProviderSubscription>(providerId, transaction);
  }

  async setCancellation(providerId: string, cancelAtPeriodEnd: boolean): Promise<void> {
    await this.life.setCancellation(providerId, cancelAtPeriodEnd);
  }

  async endNow(providerId: string): Promise<void> {
    // What is not there has ended: the account it belonged to is erased.
    await this.life.end(providerId).catch((error: unknown) => {
      if (!(error instanceof NotFoundError)) throw error;
    });
  }

  async refund({ subscriptionId, ...refund }: RefundRequest): Promise<void> {
    await this.life.refundPayment(subscriptionId, refund);
  }

  prices(): Promise<Prices> {
    const { yearlyAmount } = this.options;
    const year = yearlyAmount === null ? null : { amount: yearlyAmount, currency: PRO_PRICE.currency };
    return Promise.resolve({ month: PRO_PRICE, year });
  }

  periodChangeUrl({ subscriptionId, period }: PeriodChange): Promise<string> {
    return Promise.resolve(`${SANDBOX_PATH}/subscriptions/${subscriptionId}/period?to=${period}`);
  }

  /** Its receipts read them when they are opened. */
  setBillingDetails(): Promise<void> {
    return Promise.resolve();
  }

  coupons(): Promise<Coupon[]> {
    return this.codes.all();
  }

  createCoupon(coupon: NewCoupon): Promise<Coupon> {
    return this.codes.create(coupon);
  }

  endCoupon(couponId: string): Promise<void> {
    return this.codes.end(couponId);
  }

  portalUrl(): Promise<string> {
    return Promise.resolve(SANDBOX_PATH);
  }

  verifyEvent(rawBody: string, signature: string): ProviderEvent {
    return readSignedEvent(rawBody, signature, SANDBOX_SECRET);
  }

  subjectOf({ type, object }: ProviderEvent): Promise<EventSubject | null> {
    if (type.startsWith('checkout.'))
      return Promise.resolve({ kind: 'checkout', providerId: String(object['id']) });
    const parent = object['parent'] as { subscription_details: { subscription: string } } | undefined;
    const providerId = parent?.subscription_details.subscription ?? String(object['id']);
    return Promise.resolve({ kind: 'subscription', providerId });
  }
}

async function read<T>(id: string, transaction: Queryable): Promise<T | null> {
  const [row] = await transaction.query<Pick<SandboxObject, 'data'>>(sandboxObject(id));
  return row ? revived<T>(row.data) : null;
}
