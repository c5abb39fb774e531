CREATE OR REPLACE FUNCTION course_progress(completed integer, total integer, finished boolean) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT CASE
  WHEN finished THEN 100
  WHEN total <= 0 OR completed <= 0 THEN 0
  ELSE least(99, greatest(1, round(completed * 100.0 / total)::integer))
END
$$;

-- Until the end of the transaction no edit changes the outlines of these enrollments' courses; edits wait, and see what was done.
CREATE OR REPLACE FUNCTION lock_courses_of(enrolled uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM courses c WHERE c.id IN (SELECT course_id FROM enrollments WHERE id = ANY (enrolled)) ORDER BY c.id FOR SHARE;
END
$$;

CREATE OR REPLACE FUNCTION maintain_completion_counts_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_courses_of((SELECT array_agg(enrollment_id) FROM old_rows));
  UPDATE enrollments e SET
     completed_lessons = e.completed_lessons - o.lessons,
     retired_lessons = e.retired_lessons - o.retired,
     -- What was completed after the course was finished is not what finished it.
     completed_at = CASE WHEN o.earliest > e.completed_at THEN e.completed_at END
   FROM (
     SELECT r.enrollment_id, count(*)::integer AS lessons, count(l.retired_at)::integer AS retired, min(r.completed_at) AS earliest
     FROM old_rows r JOIN lessons l ON l.id = r.lesson_id GROUP BY r.enrollment_id
   ) o
   WHERE e.id = o.enrollment_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER lesson_completions_counts_delete AFTER DELETE ON lesson_completions
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION maintain_completion_counts_delete();

CREATE OR REPLACE FUNCTION maintain_completion_counts_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_courses_of((SELECT array_agg(enrollment_id) FROM new_rows));
  UPDATE enrollments e SET
     completed_lessons = e.completed_lessons + n.lessons,
     retired_lessons = e.retired_lessons + n.retired,
     last_activity_at = greatest(e.last_activity_at, n.latest),
     completed_at = CASE
       WHEN e.completed_at IS NULL AND e.completed_lessons + n.lessons >= c.lesson_count + e.retired_lessons + n.retired
         -- Of two lessons at the same moment, the first to commit may be the last to have begun.
         THEN greatest(e.last_activity_at, n.latest)
       ELSE e.completed_at
     END
   FROM (
     SELECT r.enrollment_id, count(*)::integer AS lessons, count(l.retired_at)::integer AS retired, max(r.completed_at) AS latest
     FROM new_rows r JOIN lessons l ON l.id = r.lesson_id GROUP BY r.enrollment_id
   ) n, courses c
   WHERE e.id = n.enrollment_id AND c.id = e.course_id;
   INSERT INTO lesson_activity (user_id, lesson_id, occurred_at)
   SELECT e.user_id, n.lesson_id, n.completed_at FROM new_rows n JOIN enrollments e ON e.id = n.enrollment_id
   ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER lesson_completions_counts_insert AFTER INSERT ON lesson_completions
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION maintain_completion_counts_insert();
