import type { Statement } from '../../../core/database/database.js';

/** Remembers the device; `isNew` when the person has signed in before, and never with this one. */
export const deviceSeen = (userId: string, keyHash: Buffer): Statement => ({
  name: 'known-devices.seen',
  text: `
    WITH before AS (SELECT key_hash FROM known_devices WHERE user_id = $1), seen AS (
      INSERT INTO known_devices (user_id, key_hash, signed_in_at) VALUES ($1, $2, now())
      ON CONFLICT (user_id, key_hash) DO UPDATE SET signed_in_at = now())
    SELECT EXISTS (SELECT FROM before) AND NOT EXISTS (SELECT FROM before WHERE key_hash = $2) AS "isNew"`,
  values: [userId, keyHash],
});
