CREATE OR REPLACE FUNCTION course_progress(completed integer, total integer, finished boolean) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT CASE
  WHEN finished THEN 100
  WHEN total <= 0 OR completed <= 0 THEN 0
  ELSE least(99, greatest(1, round(completed * 100.0 / total)::integer))
END
$$;

CREATE OR REPLACE FUNCTION lesson_completions_counts_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE enrollments e SET completed_lessons = e.completed_lessons - o.lessons, completed_at = NULL
   FROM (SELECT enrollment_id, count(*)::integer AS lessons FROM old_rows GROUP BY enrollment_id) o
   WHERE e.id = o.enrollment_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION lesson_completions_counts_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE enrollments e SET
     completed_lessons = e.completed_lessons + n.lessons,
     last_activity_at = greatest(e.last_activity_at, n.latest),
     completed_at = CASE
       WHEN e.completed_at IS NULL AND e.completed_lessons + n.lessons >= c.lesson_count THEN n.latest
       ELSE e.completed_at
     END
   FROM (
     SELECT enrollment_id, count(*)::integer AS lessons, max(completed_at) AS latest FROM new_rows GROUP BY enrollment_id
   ) n, courses c
   WHERE e.id = n.enrollment_id AND c.id = e.course_id;
   INSERT INTO lesson_activity (user_id, lesson_id, occurred_at)
   SELECT e.user_id, n.lesson_id, n.completed_at FROM new_rows n JOIN enrollments e ON e.id = n.enrollment_id;
  RETURN NULL;
END
$$;
