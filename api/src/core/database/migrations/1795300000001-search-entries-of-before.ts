import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Takes in what was written before the search existed; apart from its triggers, so that nobody waits for this. */
export class SearchEntriesOfBefore1795300000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const source of ['courses', 'events', 'groups', 'users', 'posts']) {
      await queryRunner.query(`
        INSERT INTO search_entries SELECT (found.entry).*
        FROM (SELECT search_entry(s) AS entry FROM ${source} s OFFSET 0) found
        ON CONFLICT (id) DO NOTHING`);
    }
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
