import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = {
  projects: 'title, purpose, topic, skills, result, stage',
  exchanges: 'title, body, topic, skills',
};

/** Projects and exchanges can be hidden and removed, are found and recommended. The functions' bodies follow from `*.functions.sql`. */
export class FindAndReportSynergizer1795476000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "search_entries" DROP CONSTRAINT "ck_search_entries_kind"`);
    await queryRunner.query(
      `ALTER TABLE "search_entries" ADD CONSTRAINT "ck_search_entries_kind" CHECK (kind IN ('course', 'event', 'group', 'person', 'discussion', 'project', 'exchange'))`,
    );
    await queryRunner.query(
      `CREATE INDEX ix_search_entries_words_synergizer ON search_entries USING gin (words) WHERE kind IN ('project', 'exchange')`,
    );
    await queryRunner.query(
      `ALTER TABLE "dismissed_recommendations" DROP CONSTRAINT "ck_dismissed_recommendations_kind"`,
    );
    await queryRunner.query(
      `ALTER TABLE "dismissed_recommendations" ADD CONSTRAINT "ck_dismissed_recommendations_kind" CHECK (kind IN ('lesson', 'course', 'person', 'event', 'group', 'project', 'exchange'))`,
    );
    for (const [name, columns] of Object.entries(COLUMNS)) {
      await queryRunner.query(`ALTER TABLE "${name}" ADD "hidden_at" TIMESTAMP WITH TIME ZONE`);
      await queryRunner.query(`ALTER TABLE "${name}" ADD "deleted_at" TIMESTAMP WITH TIME ZONE`);
      await queryRunner.query(`ALTER TABLE "${name}" ADD "removed_by" text`);
      await queryRunner.query(
        `ALTER TABLE "${name}" ADD CONSTRAINT "ck_${name}_removed" CHECK ((deleted_at IS NULL) = (removed_by IS NULL) AND removed_by = 'moderator')`,
      );
      await queryRunner.query(
        `CREATE FUNCTION search_entry(source ${name}) RETURNS search_entries LANGUAGE sql STABLE AS $$
           SELECT source.id, '${name.slice(0, -1)}', search_fold(source.title), search_words(source.title, 'A'), source.created_at $$`,
      );
      await queryRunner.query(
        `CREATE FUNCTION keep_${name}_found() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
      );
      await queryRunner.query(
        `CREATE TRIGGER found_after_insert AFTER INSERT ON ${name} FOR EACH ROW EXECUTE FUNCTION keep_${name}_found()`,
      );
      await queryRunner.query(
        `CREATE TRIGGER found_after_update AFTER UPDATE OF ${columns} ON ${name} FOR EACH ROW EXECUTE FUNCTION keep_${name}_found()`,
      );
      await queryRunner.query(
        `CREATE TRIGGER found_after_delete AFTER DELETE ON ${name} FOR EACH ROW EXECUTE FUNCTION forget_found()`,
      );
    }
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
