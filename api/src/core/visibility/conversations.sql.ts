import { notBlocked } from './blocks.sql.js';

/** Messages `m` of `c` that `me` can see. */
export const messageShownTo = (viewer: string) =>
  `(m.conversation_id = c.id AND m.position > me.from_position AND ${notBlocked('m.author_id', viewer)})`;

export const shownTo = (viewer: string) => `(me.user_id = ${viewer}::uuid AND me.state IN ('open', 'request')
  AND (cardinality((SELECT blocked_with(${viewer}::uuid))) = 0
    OR NOT EXISTS (SELECT FROM conversation_members o WHERE o.conversation_id = c.id AND o.user_id <> ${viewer}::uuid)
    OR EXISTS (SELECT FROM conversation_members o
               WHERE o.conversation_id = c.id AND o.user_id <> ${viewer}::uuid AND ${notBlocked('o.user_id', viewer)})))`;
