-- Everybody whom a member does not want to read.
CREATE OR REPLACE FUNCTION muted_by(member uuid) RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
SELECT coalesce(array_agg(muted_id), '{}') FROM member_mutes WHERE muter_id = member
$$;
