-- Ledger, kept total and the formula over the member's rows, for everybody, in one moment.
SELECT u.slug,
  coalesce((SELECT sum(delta) FROM point_entries p WHERE p.user_id = u.id), 0)::integer AS ledger,
  coalesce((SELECT total_points FROM point_totals t WHERE t.user_id = u.id), 0)::integer AS total,
  (coalesce((
    SELECT sum(CASE progress WHEN 100 THEN 100 WHEN 0 THEN 0 ELSE 25 END) FROM (
      SELECT course_progress(e.completed_lessons, c.lesson_count + e.retired_lessons, e.completed_at IS NOT NULL) AS progress
      FROM enrollments e JOIN courses c ON c.id = e.course_id WHERE e.user_id = u.id) s), 0)
    + 10 * (SELECT count(*) FROM event_rsvps r WHERE r.user_id = u.id)
    + 15 * (SELECT count(*) FROM group_memberships m WHERE m.user_id = u.id))::integer AS formula
FROM users u ORDER BY u.slug
