-- Everybody whom a member does not see, and who does not see them.
CREATE OR REPLACE FUNCTION blocked_with(member uuid) RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
SELECT coalesce(array_agg(b.id), '{}') FROM (
  SELECT blocked_id AS id FROM member_blocks WHERE blocker_id = member
  UNION SELECT blocker_id FROM member_blocks WHERE blocked_id = member
) b
$$;
