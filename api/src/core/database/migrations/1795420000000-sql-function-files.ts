import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which version of each file of SQL functions the database has. */
export class SqlFunctionFiles1795420000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "sql_function_files" ("file" text NOT NULL, "hash" text NOT NULL, CONSTRAINT "pk_sql_function_files" PRIMARY KEY ("file"))`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
