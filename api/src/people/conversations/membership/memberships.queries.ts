import type { Statement } from '../../../core/database/database.js';

/** Reads up to a message, or everything; a row when something was read by it. */
export const conversationRead = (memberId: string, id: string, position: number | null): Statement => ({
  name: 'conversations.read',
  text: `UPDATE conversation_members me
         SET read_position = least(coalesce($3::integer, c.last_position), c.last_position)
         FROM conversations c
         WHERE c.id = $2 AND me.conversation_id = c.id AND me.user_id = $1
           AND me.read_position < least(coalesce($3::integer, c.last_position), c.last_position)
         RETURNING me.read_position`,
  values: [memberId, id, position],
});

/** Who looks after conversation `c` once its creator is gone: another who takes part, if there is one. */
export const NEXT_CREATOR = `(SELECT m.user_id FROM conversation_members m
  WHERE m.conversation_id = c.id AND m.state = 'open' AND m.user_id IS DISTINCT FROM c.creator_id
  ORDER BY m.from_position, m.user_id LIMIT 1)`;

export const creatorReplacement = (id: string): Statement => ({
  name: 'conversations.creator_replacement',
  text: `UPDATE conversations c SET creator_id = ${NEXT_CREATOR} WHERE c.id = $1`,
  values: [id],
});
