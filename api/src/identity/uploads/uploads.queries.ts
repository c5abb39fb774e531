import type { Statement } from '../../core/database/database.js';

/** Every text that may show a picture, as table and column; a picture in none of them is nobody's. */
const TEXTS = [
  ['posts', 'body'],
  ['post_replies', 'body'],
  ['post_revisions', 'body'],
  ['messages', 'text'],
  ['drafts', 'content::text'],
  ['reports', 'copy::text'],
  ['groups', 'about'],
  ['groups', 'cover_url'],
  ['events', 'description'],
  ['events', 'recap'],
  ['projects', 'purpose'],
  ['projects', 'result'],
  ['project_updates', 'text'],
  ['exchanges', 'body'],
  ['users', 'profile_image_url'],
  ['media', 'poster_url'],
] as const;

const USED = TEXTS.map(
  ([table, text]) => `
    SELECT m[1]::uuid AS id FROM ${table} t, regexp_matches(t.${text}, '/uploads/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') m
    WHERE t.${text} LIKE '%/uploads/%'`,
).join(' UNION ALL');

/** Those of these uploads that are shown nowhere: `{ id }`. */
export const unusedAmong = (ids: readonly string[]): Statement => ({
  text: `WITH used AS (${USED}) SELECT u.id FROM uploads u WHERE u.id = ANY ($1::uuid[]) AND NOT EXISTS (SELECT FROM used WHERE used.id = u.id)`,
  values: [ids],
});

/** Uploads of more than a day ago that are shown nowhere: `{ id }`. */
export const unusedUploads = (most: number): Statement => ({
  text: `
    WITH used AS (${USED})
    SELECT u.id FROM uploads u
    WHERE u.created_at < now() - interval '24 hours' AND NOT EXISTS (SELECT FROM used WHERE used.id = u.id)
    ORDER BY u.created_at LIMIT $1`,
  values: [most],
});

export const uploadDeletion = (id: string): Statement => ({
  text: 'DELETE FROM uploads WHERE id = $1',
  values: [id],
});
