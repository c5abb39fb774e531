-- By what the directory can be filtered, as far as somebody standing as near as `viewer` may see it. An index is made of it:
-- with another body, `search.backfill.sql` has to change too, which builds the index again.
CREATE OR REPLACE FUNCTION member_filter_terms(interests text[], skills text[], helps_with text[], location text, visibility jsonb, viewer text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT coalesce(array_agg(t.kind || ':' || public.search_fold(t.value)), '{}') FROM (
  SELECT 'topic', unnest(interests) WHERE public.is_visible(visibility, 'interests', 'members', viewer)
  UNION ALL SELECT 'skill', unnest(skills) WHERE public.is_visible(visibility, 'skills', 'public', viewer)
  UNION ALL SELECT 'help', unnest(helps_with) WHERE public.is_visible(visibility, 'helpsWith', 'members', viewer)
  UNION ALL SELECT 'place', unnest(string_to_array(location, ',')) WHERE public.is_visible(visibility, 'location', 'members', viewer)
) t(kind, value)
$$;
