import type { BillingPeriod } from '../../src/membership/billing/provider/payment-provider.js';
import { SandboxLifecycleService } from '../../src/membership/billing/sandbox/sandbox-lifecycle.service.js';
import { write } from '../../src/membership/billing/sandbox/sandbox-objects.js';
import { SubscriptionSyncService } from '../../src/membership/billing/sync/subscription-sync.service.js';
import { Subscription } from '../../src/membership/subscriptions/subscription.entity.js';
import type { User } from '../../src/identity/users/user.entity.js';
import type { TestApp } from '../test-app.js';

let made = 0;

/** A membership that the member pays in the sandbox, with its first payment. */
export async function paidSubscription(
  app: TestApp,
  { id: userId }: User,
  { period = 'month', code }: { period?: BillingPeriod; code?: string } = {},
): Promise<Subscription> {
  const checkoutId = `cs_test_${(made += 1)}`;
  await app.database.transaction((transaction) =>
    write(
      'checkout',
      checkoutId,
      {
        ...{
          id: checkoutId,
          checkoutId,
          period,
          userId,
          email: null,
          customerId: null,
          successUrl: '/',
          cancelUrl: '/',
        },
        ...{ status: 'open', subscriptionId: null, expiresAt: new Date(Date.now() + 60_000) },
      },
      transaction,
    ),
  );
  await app.nest.get(SandboxLifecycleService).pay(checkoutId, 'accepted', code);
  const sync = app.nest.get(SubscriptionSyncService);
  await app.database.transaction((transaction) => sync.checkout(checkoutId, transaction));
  return app.data.getRepository(Subscription).findOneByOrFail({ userId });
}
