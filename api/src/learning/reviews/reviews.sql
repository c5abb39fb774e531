CREATE OR REPLACE FUNCTION maintain_review_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before integer := 0;
  after integer := 0;
BEGIN
  -- Zero is a review that is not shown.
  IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL AND OLD.hidden_at IS NULL THEN before := OLD.rating; END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL AND NEW.hidden_at IS NULL THEN after := NEW.rating; END IF;
  IF before <> after THEN
    UPDATE courses SET review_count = review_count + sign(after)::integer - sign(before)::integer,
      rating_sum = rating_sum + after - before
    WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.course_id ELSE NEW.course_id END;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER course_reviews_counts AFTER INSERT OR UPDATE OR DELETE ON course_reviews
  FOR EACH ROW EXECUTE FUNCTION maintain_review_counts();
