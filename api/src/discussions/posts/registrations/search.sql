CREATE OR REPLACE FUNCTION search_entry(source posts) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, 'discussion', search_fold(source.title),
search_vector(source.title, 'A') || search_vector(array_to_string(source.tags, ' '), 'B')
|| search_stem_vector(left(coalesce(source.plain_text, source.body), 20000), 'C'),
source.created_at
$$;

CREATE OR REPLACE TRIGGER posts_search_index
  AFTER INSERT OR DELETE OR UPDATE OF title, body, tags, plain_text ON posts
  FOR EACH ROW EXECUTE FUNCTION maintain_search_index();

CREATE OR REPLACE FUNCTION search_entry(source post_replies) RETURNS search_entries LANGUAGE sql STABLE AS $$
   SELECT source.id, CASE WHEN source.is_accepted THEN 'answer' ELSE 'reply' END, '',
search_stem_vector(left(coalesce(source.plain_text, source.body), 20000), 'C'),
source.created_at
$$;

CREATE OR REPLACE TRIGGER post_replies_search_index
  AFTER INSERT OR DELETE OR UPDATE OF body, is_accepted, plain_text ON post_replies
  FOR EACH ROW EXECUTE FUNCTION maintain_search_index();
