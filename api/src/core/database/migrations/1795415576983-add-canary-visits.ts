import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddCanaryVisits1795415576983 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "canary_visits" ("visit" text NOT NULL, "app" text NOT NULL, "release" text NOT NULL, "network" text NOT NULL, "failed" boolean NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_canary_visits" PRIMARY KEY ("visit", "app", "release"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_canary_visits_app_at" ON "canary_visits"  ("app", "at") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."ix_canary_visits_app_at"`);
    await queryRunner.query(`DROP TABLE "canary_visits"`);
  }
}
