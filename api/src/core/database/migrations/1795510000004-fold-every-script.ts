import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTED = 'onboarded_at IS NOT NULL AND suspended_at IS NULL';

/**
 * Replies are found, tags and names are compared as `search_fold` gives them. `search.functions.sql` has the functions' bodies,
 * builds the indexes with them and takes in what was written before.
 */
export class FoldEveryScript1795510000004 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...FUNCTIONS, ...INDEXES, ...REPLIES]) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}

const FUNCTIONS = [
  `CREATE FUNCTION search_fold_all(texts text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT texts $$`,
  `CREATE FUNCTION search_shape(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT word $$`,
  `CREATE FUNCTION search_entry(source post_replies) RETURNS search_entries LANGUAGE sql STABLE AS $$
     SELECT source.id, 'reply', '', ''::tsvector, source.created_at $$`,
  `CREATE FUNCTION keep_post_replies_found() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
];

const INDEXES = [
  `DROP INDEX ix_search_vocabulary_alike`,
  `CREATE INDEX ix_search_vocabulary_shape ON search_vocabulary USING gin (search_shape(word) gin_trgm_ops)`,
  `CREATE INDEX ix_search_vocabulary_beginning ON search_vocabulary (word COLLATE "C")`,
  `DROP INDEX ix_users_search`,
  `DROP INDEX ix_users_by_name`,
  `CREATE INDEX ix_users_by_folded_name ON users (search_fold(member_name(first_name, last_name)) COLLATE "C", id) WHERE ${LISTED}`,
  `DROP INDEX ix_posts_tags`,
  `CREATE INDEX ix_posts_folded_tags ON posts USING gin (search_fold_all(tags))`,
];

const REPLIES = [
  `ALTER TABLE "search_entries" DROP CONSTRAINT "ck_search_entries_kind"`,
  `ALTER TABLE "search_entries" ADD CONSTRAINT "ck_search_entries_kind" CHECK (kind IN ('course', 'event', 'group', 'person', 'discussion', 'answer', 'reply', 'project', 'exchange'))`,
  ...['answer', 'reply'].map(
    (kind) =>
      `CREATE INDEX ix_search_entries_words_${kind} ON search_entries USING gin (words) WHERE kind = '${kind}'`,
  ),
  `CREATE INDEX "ix_search_entries_latest_replies" ON "search_entries" ("at") WHERE kind = 'reply'`,
  `CREATE TRIGGER found_after_insert AFTER INSERT ON post_replies FOR EACH ROW EXECUTE FUNCTION keep_post_replies_found()`,
  `CREATE TRIGGER found_after_update AFTER UPDATE OF body, is_accepted, plain_text ON post_replies FOR EACH ROW EXECUTE FUNCTION keep_post_replies_found()`,
  `CREATE TRIGGER found_after_delete AFTER DELETE ON post_replies FOR EACH ROW EXECUTE FUNCTION forget_found()`,
];
