export const friendshipBetween = (a: string, b: string) =>
  `f.low_id = least(${a}::uuid, ${b}::uuid) AND f.high_id = greatest(${a}::uuid, ${b}::uuid)`;

/** Whether two members are friends; `a` and `b` are SQL expressions. */
export const areFriends = (a: string, b: string) =>
  `EXISTS (SELECT FROM friendships f WHERE ${friendshipBetween(a, b)} AND f.status = 'friends')`;
