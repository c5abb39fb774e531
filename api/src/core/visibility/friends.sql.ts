/** How a member stands to another, as that member sees it. */
export type Friendship = 'none' | 'requested' | 'received' | 'friends';

export const friendshipBetween = (a: string, b: string) =>
  `f.low_id = least(${a}::uuid, ${b}::uuid) AND f.high_id = greatest(${a}::uuid, ${b}::uuid)`;

/** Whether two members are friends; `a` and `b` are SQL expressions. */
export const areFriends = (a: string, b: string) =>
  `EXISTS (SELECT FROM friendships f WHERE ${friendshipBetween(a, b)} AND f.status = 'friends')`;

/** What a member sees of a friendship row `f`: a declined request looks like one that waits. */
export const friendshipFor = (member: string) => `CASE
  WHEN f.status = 'friends' THEN 'friends'
  WHEN f.status IN ('requested', 'declined') AND f.asked_by_id = ${member}::uuid THEN 'requested'
  WHEN f.status = 'requested' THEN 'received'
  ELSE 'none' END`;

/** How `member` stands to `other`, a `Friendship`. */
export const friendshipSeenBy = (member: string, other: string) =>
  `coalesce((SELECT ${friendshipFor(member)} FROM friendships f WHERE ${friendshipBetween(member, other)}), 'none')`;

/** Everybody with whom a member is friends or whom one of the two has asked, as an array. */
export const tiedWith = (member: string) => `ARRAY(
  SELECT f.high_id FROM friendships f WHERE f.low_id = ${member}::uuid
  UNION ALL SELECT f.low_id FROM friendships f WHERE f.high_id = ${member}::uuid)`;
