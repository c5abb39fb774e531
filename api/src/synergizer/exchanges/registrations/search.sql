CREATE OR REPLACE FUNCTION search_entry(source exchanges) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'exchange', search_fold(source.title),
search_vector(source.title, 'A') || search_vector(concat_ws(' ', source.topic, array_to_string(source.skills, ' ')), 'B')
|| search_stem_vector(left(coalesce(source.plain_text, source.body), 20000), 'C'),
source.created_at
$$;

CREATE OR REPLACE TRIGGER exchanges_search_index
  AFTER INSERT OR DELETE OR UPDATE OF title, body, topic, skills, plain_text ON exchanges
  FOR EACH ROW EXECUTE FUNCTION maintain_search_index();
