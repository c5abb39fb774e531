CREATE OR REPLACE FUNCTION search_entry(source events) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'event', search_fold(source.title),
search_vector(source.title, 'A') || search_vector(concat_ws(' ', source.summary, source.location), 'B')
|| search_stem_vector(left(coalesce(source.plain_text, source.description), 20000), 'D'),
source.starts_at
$$;

CREATE OR REPLACE TRIGGER events_search_index
  AFTER INSERT OR DELETE OR UPDATE OF title, summary, location, description, starts_at, plain_text ON events
  FOR EACH ROW EXECUTE FUNCTION maintain_search_index();
