import type { ProviderEvent, ProviderPayment } from '../provider/payment-provider.js';
import type { SandboxLifecycleService } from '../sandbox/sandbox-lifecycle.service.js';

export type SandboxAction = (life: SandboxLifecycleService, id: string) => Promise<ProviderEvent[]>;

/** What becomes of a subscription by the rules of the membership page, derived without the code under test. */
export class SubscriptionModel {
  payments: ProviderPayment['status'][] = ['paid'];
  isLeaving = false;
  private hasEnded = false;
  private isDue = false;
  private cardDeclines = false;
  /** Each payment that has ever been paid, also those given back since. */
  everPaid = 1;
  disputes = 0;

  get status(): 'active' | 'past_due' | 'paused' | 'canceled' {
    if (this.hasEnded || this.latestSettled === 'refunded') return 'canceled';
    if (this.latestSettled === 'disputed') return 'paused';
    return this.isDue ? 'past_due' : 'active';
  }

  /** Periods only ever move on, so what is paid lies ahead, and so do the seven days after a payment that failed. */
  get isOpen(): boolean {
    return this.status === 'active' || this.status === 'past_due';
  }

  private get latestSettled(): ProviderPayment['status'] | undefined {
    return this.payments.findLast((status) => status !== 'failed');
  }

  readonly actions: Record<string, () => SandboxAction> = {
    nextPeriod: () => {
      if (!this.hasEnded && (this.isLeaving || this.isDue)) this.hasEnded = true;
      else if (!this.hasEnded) this.charge();
      return (life, id) => life.nextPeriod(id);
    },
    decline: () => this.setCard(true),
    accept: () => this.setCard(false),
    cancel: () => this.setLeaving(true),
    resume: () => this.setLeaving(false),
    refund: () => {
      const latest = this.payments.findLastIndex((status) => status !== 'failed');
      if (this.payments[latest] === 'paid') this.payments[latest] = 'refunded';
      return (life, id) => life.refund(id);
    },
    dispute: () => {
      const latest = this.payments.findLastIndex((status) => status !== 'failed');
      if (this.payments[latest] === 'paid') {
        this.payments[latest] = 'disputed';
        this.disputes += 1;
      }
      return (life, id) => life.dispute(id);
    },
    winDispute: () => {
      const disputed = this.payments.lastIndexOf('disputed');
      if (disputed >= 0) this.payments[disputed] = 'paid';
      return (life, id) => life.winDispute(id);
    },
    end: () => {
      this.hasEnded = true;
      return (life, id) => life.end(id);
    },
  };

  private charge(): void {
    this.isDue = this.cardDeclines;
    this.payments.push(this.isDue ? 'failed' : 'paid');
    if (!this.isDue) this.everPaid += 1;
  }

  private setCard(declines: boolean): SandboxAction {
    if (!this.hasEnded) {
      this.cardDeclines = declines;
      if (!declines && this.isDue) {
        this.isDue = false;
        this.payments[this.payments.length - 1] = 'paid';
        this.everPaid += 1;
      }
    }
    return (life, id) => life.setCard(id, declines);
  }

  private setLeaving(isLeaving: boolean): SandboxAction {
    if (!this.hasEnded) this.isLeaving = isLeaving;
    return (life, id) => life.setCancellation(id, isLeaving);
  }
}
