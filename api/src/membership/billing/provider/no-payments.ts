import { PaymentsOffError } from '../billing.errors.js';
import { PaymentProvider } from './payment-provider.js';
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

  price(): Promise<null> {
    return Promise.resolve(null);
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
