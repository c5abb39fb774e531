-- What is there already is taken in as the functions now say.
DO $$
DECLARE
  source regclass;
BEGIN
  FOR source IN SELECT t.typrelid FROM pg_proc p JOIN pg_type t ON t.oid = p.proargtypes[0] WHERE p.proname = 'search_entry' LOOP
    EXECUTE format('INSERT INTO search_entries SELECT e.* FROM %s s CROSS JOIN LATERAL search_entry(s) e
      ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, title = excluded.title, document = excluded.document, at = excluded.at', source);
  END LOOP;
END
$$;
SELECT extend_search_vocabulary(array_agg(id)) FROM search_entries;

-- Indexes over functions are made where these are there, and anew with their bodies.
CREATE INDEX IF NOT EXISTS ix_search_vocabulary_shape ON search_vocabulary USING gin (search_shape(word) gin_trgm_ops);
CREATE INDEX IF NOT EXISTS ix_posts_folded_tags ON posts USING gin (search_fold_all(tags));
CREATE INDEX IF NOT EXISTS ix_users_filter_terms ON users
  USING gin (member_filter_terms(interests, skills, helps_with, location, visibility, 'members'))
  WHERE onboarded_at IS NOT NULL AND suspended_at IS NULL;
CREATE INDEX IF NOT EXISTS ix_users_by_folded_name ON users (search_fold(member_name(first_name, last_name)) COLLATE "C", id)
  WHERE onboarded_at IS NOT NULL AND suspended_at IS NULL;
REINDEX INDEX ix_search_vocabulary_shape;
REINDEX INDEX ix_posts_folded_tags;
REINDEX INDEX ix_users_filter_terms;
REINDEX INDEX ix_users_by_folded_name;
