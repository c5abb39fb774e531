import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every write by one mechanism; what stood for it before goes with the next release. */
export class AddIdempotencyKeys1795900000014 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "idempotency_keys" ("owner" text NOT NULL, "key" text NOT NULL, "fingerprint" text NOT NULL, "status" smallint, "headers" jsonb, "body" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_idempotency_keys" PRIMARY KEY ("owner", "key"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_idempotency_keys_created_at" ON "idempotency_keys"  ("created_at") `,
    );
    await queryRunner.query(`ALTER TABLE "messages" ALTER COLUMN "client_id" DROP NOT NULL`);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
