import type { Statement } from '../../core/database/database.js';
import type { Track } from '../../identity/users/user.entity.js';
import type { SubscribeRequest } from './subscribers.dto.js';

const HASH = `encode(sha256(convert_to(email, 'UTF8')), 'hex')`;

/**
 * A row comes back when a confirmation has to be mailed now: a new address, or one last mailed over an hour ago. Whether
 * the address wants mail at all is asked when it is delivered.
 */
export const subscription = ({ email, name, source }: SubscribeRequest, token: string): Statement => ({
  text: `
    INSERT INTO subscribers AS known (email, name, source, token, mailed_at) VALUES ($1, $2, $3, $4, now())
    ON CONFLICT (email) DO UPDATE SET name = excluded.name, source = excluded.source, mailed_at = now()
    WHERE known.confirmed_at IS NULL AND known.mailed_at <= now() - interval '1 hour'
    RETURNING name, token`,
  values: [email, name, source, token],
});

/** Lets a confirmation reach someone who had unsubscribed. */
export const liftSuppression = (email: string): Statement => ({
  text: `
    DELETE FROM suppressed_addresses USING (SELECT $1::text AS email) given
    WHERE email_hash = ${HASH} AND reason = 'unsubscribed'`,
  values: [email],
});

/** Also lifts a suppression: the link was opened by the owner of the mailbox. A row for a token that is known. */
export const confirmation = (token: string): Statement => ({
  text: `
    WITH known AS (
      SELECT id, confirmed_at IS NULL AS is_new FROM subscribers WHERE token = $1 FOR UPDATE
    ), confirmed AS (
      UPDATE subscribers s SET confirmed_at = coalesce(s.confirmed_at, now()), unsubscribed_at = NULL
      FROM known WHERE s.id = known.id RETURNING s.email, s.name, s.token, known.is_new
    ), welcome AS (
      DELETE FROM suppressed_addresses USING confirmed
      WHERE email_hash = ${HASH} AND reason IN ('unsubscribed', 'refused')
    )
    SELECT email, name, token, is_new AS "isNew" FROM confirmed`,
  values: [token],
});

/** An address that its account has proved needs no mail to confirm it. */
export const provenSubscription = (
  { email, name, source }: Pick<SubscribeRequest, 'email' | 'name' | 'source'>,
  token: string,
): Statement => ({
  text: `
    WITH subscribed AS (
      INSERT INTO subscribers AS known (email, name, source, token, mailed_at, confirmed_at)
      VALUES ($1, $2, $3, $4, 'epoch', now())
      ON CONFLICT (email) DO UPDATE SET name = excluded.name, confirmed_at = coalesce(known.confirmed_at, now()), unsubscribed_at = NULL
      RETURNING email
    )
    DELETE FROM suppressed_addresses USING subscribed
    WHERE email_hash = ${HASH} AND reason IN ('unsubscribed', 'refused')`,
  values: [email, name, source, token],
});

/** What the owner of a token chose: `{ interests }`. */
export const interestsOf = (token: string): Statement => ({
  name: 'subscribers.interests',
  text: 'SELECT interests FROM subscribers WHERE token = $1',
  values: [token],
});

export const interestsChosen = (
  by: 'token' | 'email',
  value: string,
  interests: readonly Track[],
): Statement => ({
  text: `UPDATE subscribers SET interests = $2 WHERE ${by} = $1`,
  values: [value, interests],
});

/** The person who comes back later is asked to confirm again, at once; pressing twice changes nothing. */
export const unsubscription = (token: string): Statement => ({
  text: `
    WITH known AS (
      SELECT id, email, confirmed_at FROM subscribers WHERE token = $1 FOR UPDATE
    ), gone AS (
      UPDATE subscribers s
      SET confirmed_at = NULL, unsubscribed_at = coalesce(s.unsubscribed_at, now()), mailed_at = 'epoch'
      FROM known WHERE s.id = known.id
    )
    INSERT INTO suppressed_addresses AS listed (email_hash, reason)
    SELECT ${HASH}, CASE WHEN confirmed_at IS NULL THEN 'refused' ELSE 'unsubscribed' END FROM known
    ON CONFLICT (email_hash) DO UPDATE SET reason = listed.reason`,
  values: [token],
});
