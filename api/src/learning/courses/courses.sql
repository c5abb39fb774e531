CREATE OR REPLACE FUNCTION duration_label(minutes integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT CASE
  WHEN minutes < 60 THEN minutes::text || ' min'
  WHEN minutes % 60 = 0 THEN (minutes / 60)::text || ' h'
  ELSE (minutes / 60)::text || ' h ' || (minutes % 60)::text || ' min'
END
$$;

CREATE OR REPLACE FUNCTION maintain_lesson_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE courses SET lesson_count = lesson_count + 1, duration_minutes = duration_minutes + NEW.duration_minutes
    WHERE id = NEW.course_id AND NEW.retired_at IS NULL;
  ELSE
    UPDATE courses SET lesson_count = lesson_count - 1, duration_minutes = duration_minutes - OLD.duration_minutes
    WHERE id = OLD.course_id AND OLD.retired_at IS NULL;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER lessons_counts AFTER INSERT OR DELETE ON lessons
  FOR EACH ROW EXECUTE FUNCTION maintain_lesson_counts();

CREATE OR REPLACE FUNCTION maintain_outline_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Completions under way in these courses come first, and are seen below; later ones see this edit.
  PERFORM FROM courses c
  WHERE c.id IN (SELECT course_id FROM new_rows UNION SELECT course_id FROM old_rows) ORDER BY c.id FOR NO KEY UPDATE;
  UPDATE courses c SET lesson_count = s.lessons, duration_minutes = s.minutes
  FROM (
    SELECT changed.course_id, count(l.id) AS lessons, coalesce(sum(l.duration_minutes), 0) AS minutes
    FROM (SELECT course_id FROM new_rows UNION SELECT course_id FROM old_rows) changed
    LEFT JOIN lessons l ON l.course_id = changed.course_id AND l.retired_at IS NULL
    GROUP BY changed.course_id
  ) s
  WHERE c.id = s.course_id AND (c.lesson_count, c.duration_minutes) IS DISTINCT FROM (s.lessons, s.minutes);
  -- A completed lesson that leaves the outline still counts for the member.
  UPDATE enrollments e SET retired_lessons = e.retired_lessons + r.lessons
  FROM (
    SELECT d.enrollment_id, sum(CASE WHEN n.retired_at IS NULL THEN -1 ELSE 1 END)::integer AS lessons
    FROM new_rows n JOIN old_rows o USING (id) JOIN lesson_completions d ON d.lesson_id = n.id
    WHERE (n.retired_at IS NULL) <> (o.retired_at IS NULL)
    GROUP BY d.enrollment_id
  ) r
  WHERE e.id = r.enrollment_id AND r.lessons <> 0;
  -- Members who had completed all but what left have finished.
  UPDATE enrollments e SET completed_at = now()
  FROM courses c
  WHERE c.id = e.course_id AND e.completed_at IS NULL AND c.lesson_count > 0
    AND e.completed_lessons >= c.lesson_count + e.retired_lessons
    AND c.id IN (SELECT n.course_id FROM new_rows n JOIN old_rows o USING (id) WHERE n.retired_at IS NOT NULL AND o.retired_at IS NULL);
  RETURN NULL;
END
$$;

-- For each statement: what leaves an outline leaves it as one, for counts and for finishing the course.
CREATE OR REPLACE TRIGGER lessons_counts_update AFTER UPDATE ON lessons
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION maintain_outline_counts();
