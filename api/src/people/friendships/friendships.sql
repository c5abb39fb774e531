CREATE OR REPLACE FUNCTION friends_of(member uuid) RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
SELECT coalesce(array_agg(f.id), '{}') FROM (
  SELECT high_id AS id FROM friendships WHERE low_id = member AND status = 'friends'
  UNION ALL SELECT low_id FROM friendships WHERE high_id = member AND status = 'friends'
) f
$$;
