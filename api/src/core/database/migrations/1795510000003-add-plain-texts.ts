import type { MigrationInterface, QueryRunner } from 'typeorm';

/** With the columns that make what is found of a row different. */
const TABLES = {
  posts: 'title, body, tags, plain_text',
  events: 'title, summary, location, description, starts_at, plain_text',
  courses: 'title, promise, description, outcomes, track, plain_text',
  projects: 'title, purpose, topic, skills, result, stage, plain_text',
  exchanges: 'title, body, topic, skills, plain_text',
};

/** Made of what is there already by the step that follows the migrations. */
export class AddPlainTexts1795510000003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(TABLES)) {
      await queryRunner.query(`ALTER TABLE "${name}" ADD "plain_text" text`);
      await queryRunner.query(`DROP TRIGGER found_after_update ON ${name}`);
      await queryRunner.query(
        `CREATE TRIGGER found_after_update AFTER UPDATE OF ${columns} ON ${name} FOR EACH ROW EXECUTE FUNCTION keep_${name}_found()`,
      );
    }
    await queryRunner.query(`ALTER TABLE "post_replies" ADD "plain_text" text`);
    for (const name of ['post_replies', 'projects', 'exchanges'])
      await queryRunner.query(`ALTER TABLE "${name}" ADD "excerpt" text NOT NULL DEFAULT ''`);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
