import { PaymentsOffError } from '../billing.errors.js';
import { PaymentProvider, type Prices } from './payment-provider.js';
import { ForgedEventError } from './signed-event.js';

/** Where nothing is sold: memberships are granted. */
export class NoPayments extends PaymentProvider {
  readonly id = 'off';

  openCheckout(): Promise<never> {
    return Promise.reject(new PaymentsOffError());
  }

  readCheckout(): Promise<never> {
    return Promise.reject(new PaymentsOffError());
  }

  expireCheckout(): Promise<never> {
    return Promise.reject(new PaymentsOffError());
  }

  readSubscription(): Promise<null> {
    return Promise.resolve(null);
  }

  setCancellation(): Promise<never> {
    return Promise.reject(new PaymentsOffError());
  }

  endNow(): Promise<never> {
    return Promise.reject(new PaymentsOffError());
  }

  refund(): Promise<never> {
    return Promise.reject(new PaymentsOffError());
  }

  prices(): Promise<Prices> {
    return Promise.resolve({ month: null, year: null });
  }

  periodChangeUrl(): Promise<null> {
    return Promise.resolve(null);
  }

  setBillingDetails(): Promise<void> {
    return Promise.resolve();
  }

  coupons(): Promise<[]> {
    return Promise.resolve([]);
  }

  createCoupon(): Promise<never> {
    return Promise.reject(new PaymentsOffError());
  }

  endCoupon(): Promise<never> {
    return Promise.reject(new PaymentsOffError());
  }

  portalUrl(): Promise<null> {
    return Promise.resolve(null);
  }

  verifyEvent(): never {
    throw new ForgedEventError();
  }

  subjectOf(): Promise<null> {
    return Promise.resolve(null);
  }
}
