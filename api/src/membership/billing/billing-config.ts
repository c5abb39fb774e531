import { z } from 'zod';

/** What the environment says of payments; part of the one configuration. */
export const billingEnvironment = {
  PAYMENTS: z.enum(['stripe', 'sandbox', 'off']).optional(),
  STRIPE_SECRET_KEY: z.string().min(8).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
  STRIPE_PRICE_PRO: z.string().startsWith('price_').optional(),
  STRIPE_PRICE_PRO_YEARLY: z.string().startsWith('price_').optional(),
  SANDBOX_PRICE_PRO_YEARLY: z.coerce
    .number({ error: 'is not an amount in cents' })
    .int({ error: 'is not an amount in cents' })
    .min(1, { error: 'is not an amount in cents' })
    .optional(),
};

type Values = z.infer<z.ZodObject<typeof billingEnvironment>>;

export type BillingConfig =
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      readonly webhookSecret: string;
      readonly price: string;
      /** Null where Pro is only sold by the month. */
      readonly yearlyPrice: string | null;
    }
  | {
      readonly kind: 'sandbox';
      /** In cents; null where Pro is only sold by the month. */
      readonly yearlyAmount: number | null;
    }
  | { readonly kind: 'off' };

declare module '../../core/config/config.js' {
  interface Config {
    readonly billing: BillingConfig;
  }
}

/** Stripe where its key is set, the sandbox in development, and nothing is sold otherwise. */
export function readBillingConfig(values: Values, production: boolean): BillingConfig {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_PRO: price,
    STRIPE_PRICE_PRO_YEARLY: yearlyPrice = null,
    SANDBOX_PRICE_PRO_YEARLY: yearlyAmount = null,
  } = values;
  const kind = values.PAYMENTS ?? (secretKey ? 'stripe' : production ? 'off' : 'sandbox');
  if (kind === 'off') return { kind };
  if (kind === 'sandbox') return { kind, yearlyAmount };
  if (!secretKey || !webhookSecret || !price)
    throw new Error(
      'The settings are wrong: PAYMENTS: Stripe needs STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_PRO',
    );
  return { kind, secretKey, webhookSecret, price, yearlyPrice };
}

/** What production must not start with, as text. */
export const refusedBillingValues = ({ PAYMENTS }: Values): string[] =>
  PAYMENTS === 'sandbox' ? ['PAYMENTS=sandbox gives the membership away: nothing is paid there'] : [];
