import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../core/database/database.js';
import type {
  CheckoutRequest,
  CheckoutState,
  Coupon,
  ProviderPayment,
  ProviderSubscription,
} from '../provider/payment-provider.js';
import { SandboxObject } from './sandbox-object.entity.js';

export interface SandboxCheckout extends CheckoutRequest, CheckoutState {
  id: string;
  expiresAt: Date;
}

export interface SandboxPayment extends ProviderPayment {
  /** What has been given back already. */
  refundIds?: string[];
}

export interface SandboxSubscription extends ProviderSubscription {
  payments: SandboxPayment[];
  /** Whether the bank will refuse the next payment. */
  cardDeclines: boolean;
  discount?: SandboxDiscount | null;
}

/** Of a promotion code that was entered; `paymentsLeft`: null for good. */
export interface SandboxDiscount extends Pick<Coupon, 'code' | 'percentOff' | 'amountOff'> {
  paymentsLeft: number | null;
}

interface Kinds {
  checkout: SandboxCheckout;
  subscription: SandboxSubscription;
  coupon: Coupon;
}

export const newSandboxId = (prefix: 'promo' | 'cs' | 'sub' | 'cus' | 'in' | 'evt'): string =>
  `${prefix}_sandbox_${randomUUID().replaceAll('-', '')}`;

/** Reads one for a change, which waits for those that are under way. */
export async function readForUpdate<Kind extends keyof Kinds>(
  kind: Kind,
  id: string,
  { manager }: Transaction,
): Promise<Kinds[Kind] | null> {
  const found = await manager.findOne(SandboxObject, {
    where: { id, kind },
    lock: { mode: 'pessimistic_write' },
  });
  return found && revived<Kinds[Kind]>(found.data);
}

export async function write<Kind extends keyof Kinds>(
  kind: Kind,
  id: string,
  data: Kinds[Kind],
  { manager }: Transaction,
): Promise<void> {
  await manager.upsert(SandboxObject, { id, kind, data }, ['id']);
}

/** JSON has no dates: those properties that name one get it back. */
export const revived = <T>(data: object): T =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    /(At|Start|End)$/.test(key) && typeof value === 'string' ? new Date(value) : value,
  ) as T;
