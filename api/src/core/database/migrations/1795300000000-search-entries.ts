import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the search finds and the words it knows, kept by triggers. What is there already is taken in by the next migration. */
export class SearchEntries1795300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await queryRunner.query(`CREATE TABLE "search_entries" (
        "id" uuid NOT NULL,
        "kind" text NOT NULL,
        "title" text NOT NULL,
        "words" tsvector NOT NULL,
        "at" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "ck_search_entries_kind" CHECK (kind IN ('course', 'event', 'group', 'person', 'discussion')),
        CONSTRAINT "pk_search_entries" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(
      `CREATE INDEX "ix_search_entries_latest" ON "search_entries" ("at") WHERE kind = 'discussion'`,
    );
    for (const [name, kinds] of [
      ['catalog', `kind IN ('course', 'event', 'group')`],
      ['person', `kind = 'person'`],
      ['discussion', `kind = 'discussion'`],
    ]) {
      await queryRunner.query(
        `CREATE INDEX ix_search_entries_words_${name} ON search_entries USING gin (words) WHERE ${kinds}`,
      );
    }
    await queryRunner.query(`CREATE TABLE "search_vocabulary" (
        "word" text NOT NULL,
        "for_all" boolean NOT NULL,
        CONSTRAINT "pk_search_vocabulary" PRIMARY KEY ("word")
      )`);
    await queryRunner.query(
      'CREATE INDEX ix_search_vocabulary_alike ON search_vocabulary USING gin (word gin_trgm_ops)',
    );
    await queryRunner.query(LEARN);
    for (const act of ['insert', 'update']) {
      await queryRunner.query(`
        CREATE TRIGGER learned_after_${act} AFTER ${act.toUpperCase()} ON search_entries REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION learn_words()`);
    }
    await queryRunner.query(FOLD);
    await queryRunner.query(WORDS);
    for (const [name, row, columns] of ENTRIES) {
      await queryRunner.query(`
        CREATE FUNCTION search_entry(source ${name}) RETURNS search_entries LANGUAGE sql STABLE AS $$
          ${row}
        $$`);
      await queryRunner.query(`
        CREATE FUNCTION keep_${name}_found() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO search_entries SELECT (search_entry(NEW)).*
          ON CONFLICT (id) DO UPDATE SET title = excluded.title, words = excluded.words, at = excluded.at;
          RETURN NULL;
        END $$`);
      await queryRunner.query(`
        CREATE TRIGGER found_after_insert AFTER INSERT ON ${name}
        FOR EACH ROW EXECUTE FUNCTION keep_${name}_found()`);
      await queryRunner.query(`
        CREATE TRIGGER found_after_update AFTER UPDATE OF ${columns} ON ${name}
        FOR EACH ROW EXECUTE FUNCTION keep_${name}_found()`);
    }
    await queryRunner.query(`
      CREATE FUNCTION forget_found() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM search_entries WHERE id = OLD.id;
        RETURN NULL;
      END $$`);
    for (const [name] of ENTRIES) {
      await queryRunner.query(`
        CREATE TRIGGER found_after_delete AFTER DELETE ON ${name}
        FOR EACH ROW EXECUTE FUNCTION forget_found()`);
    }
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}

/**
 * Writes only words that are new, in their order: nearly every text has none, and two that have the same ones at the
 * same time cannot wait for each other.
 */
const LEARN = `
  CREATE FUNCTION learn_words() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO search_vocabulary AS known (word, for_all)
    SELECT w.word, bool_or(c.kind IN ('course', 'event', 'group')) AS for_all
    FROM changed c CROSS JOIN unnest(tsvector_to_array(c.words)) w(word)
    WHERE length(w.word) BETWEEN 3 AND 30 AND w.word ~ '[^0-9._/-]'
    GROUP BY w.word
    HAVING NOT EXISTS (
      SELECT FROM search_vocabulary v
      WHERE v.word = w.word AND (v.for_all OR NOT bool_or(c.kind IN ('course', 'event', 'group'))))
    ORDER BY w.word
    ON CONFLICT (word) DO UPDATE SET for_all = known.for_all OR excluded.for_all;
    RETURN NULL;
  END $$`;

/** "Élodie" is found by "elodie". */
const FOLD = `
  CREATE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT lower(regexp_replace(normalize(value, NFD), U&'[\\0300-\\036F]', '', 'g'))
  $$`;

/** English word stems, and every word as it is written: somebody who is still typing has no stem yet. */
const WORDS = `
  CREATE FUNCTION search_words(value text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT setweight(to_tsvector('english', f.value) || to_tsvector('simple', f.value), weight)
    FROM (SELECT search_fold(coalesce($1, '')) AS value) f
  $$`;

/** Long texts give their beginning: a word of page ninety is not what somebody looks for. */
const BODY = 20_000;

/** Table, its entry, and the columns it is made of. */
const ENTRIES = [
  [
    'courses',
    `SELECT source.id, 'course', search_fold(source.title),
       search_words(source.title, 'A') || search_words(source.promise, 'B')
       || search_words(replace(source.track, '-', ' ') || ' ' || array_to_string(source.outcomes, ' '), 'C')
       || setweight(to_tsvector('english', search_fold(left(source.description, ${BODY}))), 'D'),
       source.created_at`,
    'title, promise, track, outcomes, description',
  ],
  [
    'events',
    `SELECT source.id, 'event', search_fold(source.title),
       search_words(source.title, 'A') || search_words(concat_ws(' ', source.summary, source.location), 'B')
       || setweight(to_tsvector('english', search_fold(left(source.description, ${BODY}))), 'D'),
       source.starts_at`,
    'title, summary, location, description, starts_at',
  ],
  [
    'groups',
    `SELECT source.id, 'group', search_fold(source.name),
       search_words(source.name, 'A') || search_words(source.topic, 'B') || search_words(source.about, 'C'),
       source.created_at`,
    'name, topic, about',
  ],
  // What other members may see of a person, by the same rules as the list of members.
  [
    'users',
    `SELECT source.id, 'person', search_fold(concat_ws(' ', source.first_name, source.last_name)),
       setweight(to_tsvector('simple', search_fold(concat_ws(' ', source.first_name, source.last_name))), 'A')
       || setweight(to_tsvector('simple', search_fold(concat_ws(' ', source."current_role",
         CASE WHEN is_visible(source.visibility, 'location', 'members', 'members') THEN source.location END,
         CASE WHEN is_visible(source.visibility, 'skills', 'public', 'members') THEN array_to_string(source.skills, ' ') END
       ))), 'B'),
       source.joined_at`,
    'first_name, last_name, "current_role", location, skills, visibility',
  ],
  [
    'posts',
    `SELECT source.id, 'discussion', search_fold(source.title),
       search_words(source.title, 'A') || search_words(array_to_string(source.tags, ' '), 'B')
       || setweight(to_tsvector('english', search_fold(left(source.body, ${BODY}))), 'C'),
       source.created_at`,
    'title, tags, body',
  ],
] as const;
