/** SQL that is true while the person in `userId` (a column such as `u.id`) has the HPC membership. */
export const isHpcMemberSql = (userId: string) =>
  `EXISTS (SELECT 1 FROM subscriptions hpc WHERE hpc.user_id = ${userId}` +
  ` AND (hpc.access_until IS NULL OR hpc.access_until > now()))`;
