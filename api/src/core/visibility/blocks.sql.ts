/** Whether one of two members has blocked the other; `a` and `b` are SQL expressions, and null is blocked by nobody. */
export const blockedBetween = (a: string, b: string) => `(
  EXISTS (SELECT FROM member_blocks bl WHERE bl.blocker_id = ${a}::uuid AND bl.blocked_id = ${b}::uuid)
  OR EXISTS (SELECT FROM member_blocks bl WHERE bl.blocker_id = ${b}::uuid AND bl.blocked_id = ${a}::uuid))`;

/** Whether `viewer` and the person `id` (null: nobody) see each other. The people a viewer is apart from are read once per statement. */
export const notBlocked = (id: string, viewer: string) =>
  `(${id} IS NULL OR ${id} <> ALL ((SELECT blocked_with(${viewer}::uuid))::uuid[]))`;
