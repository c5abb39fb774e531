/** Whether a member wants to be left alone at that time; both are SQL expressions. */
export const hasPaused = (member: string, now = 'now()') =>
  `EXISTS (SELECT FROM notification_schedules np WHERE np.user_id = ${member} AND np.paused_until > ${now})`;
