CREATE OR REPLACE FUNCTION issue_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Finishing a course again, after a completion was undone, changes nothing.
  INSERT INTO certificates (user_id, course_id, name, course_title, lesson_count, duration_minutes, completed_at, issued_at)
  SELECT NEW.user_id, NEW.course_id, member_name(u.first_name, u.last_name), c.title, c.lesson_count, c.duration_minutes,
         NEW.completed_at, NEW.completed_at
  FROM users u, courses c WHERE u.id = NEW.user_id AND c.id = NEW.course_id
  ON CONFLICT (user_id, course_id, version) DO NOTHING;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER enrollments_certificate_insert AFTER INSERT ON enrollments
  FOR EACH ROW WHEN (NEW.completed_at IS NOT NULL) EXECUTE FUNCTION issue_certificate();
CREATE OR REPLACE TRIGGER enrollments_certificate_update AFTER UPDATE ON enrollments
  FOR EACH ROW WHEN (NEW.completed_at IS NOT NULL AND OLD.completed_at IS NULL) EXECUTE FUNCTION issue_certificate();
