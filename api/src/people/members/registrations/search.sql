CREATE OR REPLACE FUNCTION search_entry(source users) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'person', search_fold(concat_ws(' ', source.first_name, source.last_name)),
search_exact_vector(concat_ws(' ', source.first_name, source.last_name), 'A')
|| search_exact_vector(concat_ws(' ', source."current_role",
  CASE WHEN is_visible(source.visibility, 'location', 'members', 'members') THEN source.location END,
  CASE WHEN is_visible(source.visibility, 'skills', 'public', 'members') THEN array_to_string(source.skills, ' ') END
), 'B'),
source.joined_at
$$;

CREATE OR REPLACE TRIGGER users_search_index
  AFTER INSERT OR DELETE OR UPDATE OF first_name, last_name, "current_role", location, skills, visibility ON users
  FOR EACH ROW EXECUTE FUNCTION maintain_search_index();
