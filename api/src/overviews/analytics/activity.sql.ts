/** Everything that someone does here, as who (`user_id`) and when (`at`). */
export const ACTIVITY = `
  SELECT user_id, occurred_at AS at FROM lesson_activity
  UNION ALL SELECT author_id, created_at FROM posts
  UNION ALL SELECT author_id, created_at FROM post_replies
  UNION ALL SELECT user_id, created_at FROM event_rsvps`;
