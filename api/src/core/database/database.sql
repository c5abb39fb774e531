CREATE OR REPLACE FUNCTION iso_instant(instant timestamp with time zone) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
SELECT to_char(instant AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
