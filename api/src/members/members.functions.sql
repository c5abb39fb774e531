CREATE OR REPLACE FUNCTION member_search_words(first_name text, last_name text, role text, location text, skills text[], visibility jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT to_tsvector('simple', concat_ws(' ', first_name, last_name, role,
  CASE WHEN public.is_visible(visibility, 'location', 'members', 'members') THEN location END,
  CASE WHEN public.is_visible(visibility, 'skills', 'public', 'members') THEN array_to_string(skills, ' ') END))
$$;
