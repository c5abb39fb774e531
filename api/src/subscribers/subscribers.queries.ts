import type { Statement } from '../database/database.js';
import type { SubscribeRequest } from './subscribers.dto.js';

/** A row comes back when a confirmation has to be mailed now: a new address, or one last mailed over an hour ago. */
export const subscription = ({ email, name, source }: SubscribeRequest, token: string): Statement => ({
  text: `
    INSERT INTO subscribers AS known (email, name, source, token, mailed_at) VALUES ($1, $2, $3, $4, now())
    ON CONFLICT (email) DO UPDATE SET name = excluded.name, source = excluded.source, mailed_at = now()
    WHERE known.confirmed_at IS NULL AND known.mailed_at <= now() - interval '1 hour'
    RETURNING name, token`,
  values: [email, name, source, token],
});

export const isConfirmed = (email: string): Statement => ({
  text: 'SELECT confirmed_at IS NOT NULL AS confirmed FROM subscribers WHERE email = $1',
  values: [email],
});

export const confirmation = (token: string): Statement => ({
  text: `UPDATE subscribers SET confirmed_at = coalesce(confirmed_at, now()), unsubscribed_at = NULL WHERE token = $1`,
  values: [token],
});

/** Whoever comes back later is asked to confirm again, at once. */
export const unsubscription = (token: string): Statement => ({
  text: `
    UPDATE subscribers
    SET confirmed_at = NULL, unsubscribed_at = coalesce(unsubscribed_at, now()), mailed_at = 'epoch'
    WHERE token = $1`,
  values: [token],
});
