CREATE OR REPLACE FUNCTION search_entry(source groups) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'group', search_fold(source.name),
search_vector(source.name, 'A') || search_vector(source.topic, 'B') || search_vector(source.about, 'C'),
source.created_at
$$;

CREATE OR REPLACE TRIGGER groups_search_index
  AFTER INSERT OR DELETE OR UPDATE OF name, topic, about ON groups
  FOR EACH ROW EXECUTE FUNCTION maintain_search_index();
