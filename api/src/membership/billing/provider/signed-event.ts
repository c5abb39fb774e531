import Stripe from 'stripe';
import { ApiError } from '../../../core/errors/errors.js';
import type { ProviderEvent } from './payment-provider.js';

export class ForgedEventError extends ApiError {
  constructor() {
    super(400, 'forged_event', 'The signature of this event is missing, wrong or too old.');
  }
}

/** Checks Stripe's signature scheme, which the sandbox uses too: an HMAC over the time and the raw body, five minutes valid. */
export function readSignedEvent(rawBody: string, signature: string, secret: string): ProviderEvent {
  try {
    const { id, type, created, data } = Stripe.webhooks.constructEvent(rawBody, signature, secret);
    return {
      id,
      type,
      createdAt: new Date(created * 1000),
      object: data.object as unknown as Record<string, unknown>,
    };
  } catch {
    throw new ForgedEventError();
  }
}
