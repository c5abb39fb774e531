import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SeedMarks1763730000006 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "seed_marks" ("key" text NOT NULL, "fingerprint" text NOT NULL, "day" date NOT NULL, CONSTRAINT "pk_seed_marks" PRIMARY KEY ("key"))`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
