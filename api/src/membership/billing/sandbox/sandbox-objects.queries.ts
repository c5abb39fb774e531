import type { Statement } from '../../../core/database/database.js';
import type { SandboxObject } from './sandbox-object.entity.js';

/** The newest objects of a kind that belong to a member. */
export const ownSandboxObjects = (kind: SandboxObject['kind'], memberId: string): Statement => ({
  name: 'sandbox.own',
  text: `SELECT data FROM sandbox_objects WHERE kind = $1 AND data->>'userId' = $2
         ORDER BY updated_at DESC LIMIT 20`,
  values: [kind, memberId],
});

/** The subscription that a payment is of. */
export const sandboxSubscriptionOf = (paymentId: string): Statement => ({
  name: 'sandbox.subscription_of',
  text: `SELECT data FROM sandbox_objects
         WHERE kind = 'subscription' AND data->'payments' @> jsonb_build_array(jsonb_build_object('id', $1::text)) LIMIT 1`,
  values: [paymentId],
});

/** An object by its id, of whatever kind unless one is named. */
export const sandboxObject = (id: string, kind: SandboxObject['kind'] | null = null): Statement => ({
  name: 'sandbox.object',
  text: 'SELECT data FROM sandbox_objects WHERE id = $1 AND ($2::text IS NULL OR kind = $2)',
  values: [id, kind],
});

/** The latest first. */
export const sandboxCoupons: Statement = {
  name: 'sandbox.coupons',
  text: `SELECT data FROM sandbox_objects WHERE kind = 'coupon' ORDER BY data->>'createdAt' DESC LIMIT 100`,
};

/** One that was not ended, whatever the case of its letters. */
export const activeSandboxCoupon = (code: string): Statement => ({
  name: 'sandbox.active_coupon',
  text: `SELECT id FROM sandbox_objects
         WHERE kind = 'coupon' AND lower(data->>'code') = lower($1) AND (data->>'isActive')::boolean
         ORDER BY data->>'createdAt' DESC LIMIT 1`,
  values: [code],
});
