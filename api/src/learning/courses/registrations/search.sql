CREATE OR REPLACE FUNCTION search_entry(source courses) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'course', search_fold(source.title),
search_vector(source.title, 'A') || search_vector(source.promise, 'B')
|| search_vector(replace(source.track, '-', ' ') || ' ' || array_to_string(source.outcomes, ' '), 'C')
|| search_stem_vector(left(coalesce(source.plain_text, source.description), 20000), 'D'),
source.created_at
$$;

CREATE OR REPLACE TRIGGER courses_search_index
  AFTER INSERT OR DELETE OR UPDATE OF title, promise, description, outcomes, track, plain_text ON courses
  FOR EACH ROW EXECUTE FUNCTION maintain_search_index();
