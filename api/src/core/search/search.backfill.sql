-- What is there already is taken in as the functions now say.
INSERT INTO search_entries SELECT (f.entry).* FROM (
  SELECT search_entry(s) AS entry FROM courses s
  UNION ALL SELECT search_entry(s) FROM events s
  UNION ALL SELECT search_entry(s) FROM groups s
  UNION ALL SELECT search_entry(s) FROM users s
  UNION ALL SELECT search_entry(s) FROM posts s
  UNION ALL SELECT search_entry(s) FROM post_replies s
  UNION ALL SELECT search_entry(s) FROM projects s
  UNION ALL SELECT search_entry(s) FROM exchanges s
  OFFSET 0
) f
ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, title = excluded.title, document = excluded.document, at = excluded.at;

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
