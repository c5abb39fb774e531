/** SQL that is true while the person in `userId` (a column such as `u.id`) has the HPC membership. */
export const isHpcMemberSql = (userId: string) =>
  `EXISTS (SELECT 1 FROM subscriptions hpc WHERE hpc.user_id = ${userId}` +
  ` AND (hpc.status = 'active' OR hpc.current_period_end > now()))`;
