import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG, type Config } from '../../core/config/config.js';
import { LiveModule } from '../../core/live/live.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { SiteSettingsModule } from '../../core/settings/site-settings.module.js';
import { Subscription } from '../subscriptions/subscription.entity.js';
import { CheckoutController } from './checkout/checkout.controller.js';
import { Checkout } from './checkout/checkout.entity.js';
import { CheckoutService } from './checkout/checkout.service.js';
import { BillingDetailsController } from './details/billing-details.controller.js';
import { BillingDetails } from './details/billing-details.entity.js';
import { BillingDetailsService } from './details/billing-details.service.js';
import { MembershipFormsController } from './forms/membership-forms.controller.js';
import { MembershipController } from './membership/membership.controller.js';
import { PricesController } from './membership/prices.controller.js';
import { MembershipService } from './membership/membership.service.js';
import { NoPayments } from './provider/no-payments.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { SandboxCoupons } from './sandbox/sandbox-coupons.service.js';
import { SandboxController } from './sandbox/sandbox.controller.js';
import { SandboxDeliveryService } from './sandbox/sandbox-delivery.service.js';
import { SandboxLifecycleService } from './sandbox/sandbox-lifecycle.service.js';
import { SandboxObject } from './sandbox/sandbox-object.entity.js';
import { SandboxProvider } from './sandbox/sandbox-provider.js';
import { CouponsController } from './staff/coupons/coupons.controller.js';
import { CouponsService } from './staff/coupons/coupons.service.js';
import { SubscriptionActsController } from './staff/subscription-acts.controller.js';
import { SubscriptionActsService } from './staff/subscription-acts.service.js';
import { StripeProvider } from './stripe/stripe-provider.js';
import { BillingEvent } from './sync/billing-event.entity.js';
import { BillingEventsService } from './sync/billing-events.service.js';
import { Payment } from './sync/payment.entity.js';
import { ProviderPrice } from './sync/provider-price.entity.js';
import { PricesService } from './sync/prices.service.js';
import { ReconciliationService } from './sync/reconciliation.service.js';
import { SubscriptionSyncService } from './sync/subscription-sync.service.js';
import { WebhooksController } from './webhooks.controller.js';
import { NOTICES } from './notices.sql.js';
import { NOTIFICATION_KINDS } from './notification-kinds.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [
    NOTICES,
    NOTIFICATION_KINDS,
    PERSONAL_DATA,
    TypeOrmModule.forFeature([
      BillingDetails,
      BillingEvent,
      Checkout,
      Payment,
      ProviderPrice,
      SandboxObject,
      Subscription,
    ]),
    LiveModule,
    MailModule,
    SiteSettingsModule,
  ],
  controllers: [
    BillingDetailsController,
    CheckoutController,
    CouponsController,
    MembershipController,
    PricesController,
    MembershipFormsController,
    SandboxController,
    SubscriptionActsController,
    WebhooksController,
  ],
  providers: [
    BillingDetailsService,
    CheckoutService,
    CouponsService,
    BillingEventsService,
    MembershipService,
    PricesService,
    ReconciliationService,
    SandboxCoupons,
    SandboxDeliveryService,
    SandboxLifecycleService,
    SubscriptionActsService,
    SubscriptionSyncService,
    {
      provide: PaymentProvider,
      inject: [CONFIG, SandboxLifecycleService, SandboxCoupons],
      useFactory: (
        { billing }: Config,
        life: SandboxLifecycleService,
        coupons: SandboxCoupons,
      ): PaymentProvider => {
        if (billing.kind === 'stripe') return new StripeProvider(billing);
        return billing.kind === 'sandbox' ? new SandboxProvider(life, coupons, billing) : new NoPayments();
      },
    },
  ],
  exports: [MembershipService, PricesService],
})
export class BillingModule {}
