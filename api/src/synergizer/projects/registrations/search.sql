CREATE OR REPLACE FUNCTION search_entry(source projects) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'project', search_fold(source.title),
search_vector(source.title, 'A') || search_vector(concat_ws(' ', source.topic, array_to_string(source.skills, ' ')), 'B')
|| search_stem_vector(left(coalesce(source.plain_text, concat_ws(' ', source.purpose, source.result)), 20000), 'C'),
source.created_at
$$;

CREATE OR REPLACE TRIGGER projects_search_index
  AFTER INSERT OR DELETE OR UPDATE OF title, purpose, topic, skills, result, stage, plain_text ON projects
  FOR EACH ROW EXECUTE FUNCTION maintain_search_index();
