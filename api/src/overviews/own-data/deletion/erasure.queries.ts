import type { Statement } from '../../../core/database/database.js';
import { OTHERS_ANSWERED } from './deletion-plan.queries.js';

type Erasing = (memberId: string) => Statement;

const by =
  (text: string): Erasing =>
  (memberId) => ({ text, values: [memberId] });

/** The words that only this member’s rows have put into the list that spelling is corrected by: `{ word }`. */
export const ownWords = by(`
  SELECT DISTINCT w.word FROM search_entries e CROSS JOIN unnest(e.words) w(word, positions, weights)
  WHERE e.id = $1 OR e.id IN (SELECT id FROM posts WHERE author_id = $1)`);

export const wordsForgotten = (words: readonly string[]): Statement => ({
  text: `DELETE FROM search_vocabulary v WHERE v.word = ANY ($1::text[])
         AND NOT EXISTS (SELECT FROM search_entries e WHERE e.words @@ quote_literal(v.word)::tsquery)`,
  values: [words],
});

const AUTHORED = `(SELECT id FROM posts WHERE author_id = $1)`;
const REPLIED = `(SELECT id FROM post_replies WHERE author_id = $1)`;

/** What goes in any case: what nobody answered, what is about them, what they had removed, earlier versions. */
const WRITING = [
  by(
    `DELETE FROM post_revisions WHERE (reply_id IS NULL AND post_id IN ${AUTHORED}) OR reply_id IN ${REPLIED}`,
  ),
  by(`UPDATE posts p SET title = 'Removed', body = '', excerpt = '', plain_text = '', tags = '{}', pinned_at = NULL,
        slug = 'removed-' || left(id::text, 13), deleted_at = coalesce(deleted_at, now()), removed_by = coalesce(removed_by, 'author')
      WHERE author_id = $1 AND (deleted_at IS NOT NULL OR kind = 'introduction')`),
  by(
    `UPDATE post_replies SET body = '', excerpt = '', plain_text = '' WHERE author_id = $1 AND deleted_at IS NOT NULL`,
  ),
  by(`DELETE FROM posts p WHERE author_id = $1 AND NOT ${OTHERS_ANSWERED}
        AND NOT EXISTS (SELECT FROM post_replies r WHERE r.post_id = p.id AND r.author_id IS DISTINCT FROM $1)`),
  by(`UPDATE messages SET text = '' WHERE author_id = $1 AND deleted_at IS NOT NULL`),
];

/** What stays without a name, unless they would rather have it removed. */
const CHOSEN_WRITING = [
  by(`UPDATE posts SET title = 'Removed', body = '', excerpt = '', plain_text = '', tags = '{}', pinned_at = NULL,
        slug = 'removed-' || left(id::text, 13), deleted_at = now(), removed_by = 'author'
      WHERE author_id = $1 AND deleted_at IS NULL`),
  by(`UPDATE post_replies SET body = '', excerpt = '', plain_text = '', is_accepted = false, deleted_at = now(), removed_by = 'author'
      WHERE author_id = $1 AND deleted_at IS NULL`),
  by(`UPDATE messages SET text = '', deleted_at = now() WHERE author_id = $1 AND deleted_at IS NULL`),
  by(`DELETE FROM project_updates WHERE author_id = $1`),
];

export const writingErased = (memberId: string, removesWriting: boolean): Statement[] =>
  [...WRITING, ...(removesWriting ? CHOSEN_WRITING : [])].map((statement) => statement(memberId));

/** Where their id stands without a foreign key, and where they are known by their address alone. */
const REFERENCES_WITHOUT_KEY = [
  // The other of the two keeps the conversation; when nobody is left, nobody needs it.
  by(`UPDATE conversations c SET pair = NULL
      WHERE pair IS NOT NULL AND EXISTS (SELECT FROM conversation_members m WHERE m.conversation_id = c.id AND m.user_id = $1)`),
  by(`DELETE FROM conversations c
      WHERE EXISTS (SELECT FROM conversation_members m WHERE m.conversation_id = c.id AND m.user_id = $1)
        AND NOT EXISTS (SELECT FROM conversation_members m WHERE m.conversation_id = c.id AND m.user_id <> $1)`),
  by(`UPDATE earned_achievements SET subject_id = NULL, subject_type = NULL WHERE subject_id = $1`),
  by(`DELETE FROM dismissed_recommendations WHERE subject_id = $1`),
  by(`DELETE FROM notifications WHERE subject_id = $1 OR source_id = $1`),
  by(`DELETE FROM notification_mutes WHERE subject_id = $1`),
  by(`UPDATE moderation_acts SET subject_id = gen_random_uuid() WHERE subject_id = $1`),
  // With a copy of what they wrote; what was decided stays, without it.
  by(`DELETE FROM reports WHERE author_id = $1 OR subject_id = $1`),
  by(`UPDATE reports SET note = NULL WHERE reporter_id = $1`),
  by(`UPDATE moderation_acts SET words = NULL WHERE author_id = $1`),
  by(`DELETE FROM live_events WHERE actor_id = $1 OR $1 = ANY (member_ids)`),
  by(`DELETE FROM rate_limit_counters WHERE key LIKE '%' || $1::uuid::text || '%'`),
  by(`DELETE FROM idempotency_keys WHERE owner = $1::uuid::text`),
  by(`DELETE FROM enquiries e USING users u WHERE u.id = $1 AND lower(e.email) = u.email`),
  by(`DELETE FROM mail_codes c USING users u WHERE u.id = $1 AND lower(c.email) = u.email`),
  by(`DELETE FROM pending_identities i USING users u WHERE u.id = $1 AND lower(i.email) = u.email`),
  by(`DELETE FROM sandbox_objects WHERE data ->> 'userId' = $1::uuid::text`),
  by(`DELETE FROM subscribers s USING users u WHERE u.id = $1 AND s.email = u.email`),
  by(`DELETE FROM undeliverable_addresses a USING users u
      WHERE u.id = $1 AND a.email_hash = encode(sha256(convert_to(u.email, 'UTF8')), 'hex')`),
  by(`DELETE FROM mail_messages m USING users u WHERE u.id = $1 AND lower(m.recipient) = u.email`),
  by(`DELETE FROM pgboss.job j USING users u
      WHERE u.id = $1 AND (strpos(j.data::text, $1::uuid::text) > 0 OR strpos(lower(j.data::text), u.email) > 0)`),
  by(`DELETE FROM pgboss.archive j USING users u
      WHERE u.id = $1 AND (strpos(j.data::text, $1::uuid::text) > 0 OR strpos(lower(j.data::text), u.email) > 0)`),
  by(`UPDATE groups SET created_by_id = NULL WHERE created_by_id = $1`),
  by(`UPDATE uploads SET user_id = NULL WHERE user_id = $1`),
];

export const referencesErased = (memberId: string): Statement[] =>
  REFERENCES_WITHOUT_KEY.map((statement) => statement(memberId));

export const exportsOf = (memberId: string): Statement => ({
  text: 'SELECT id FROM data_exports WHERE user_id = $1',
  values: [memberId],
});
