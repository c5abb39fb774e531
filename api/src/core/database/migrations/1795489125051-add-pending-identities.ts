import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPendingIdentities1795489125051 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "pending_identities" ("browser_hash" bytea NOT NULL, "provider" text NOT NULL, "subject" text NOT NULL, "email" text NOT NULL, "first_name" text, "last_name" text, "picture_url" text, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "pk_pending_identities" PRIMARY KEY ("browser_hash"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_pending_identities_expires_at" ON "pending_identities"  ("expires_at") `,
    );
    await queryRunner.query(`ALTER TABLE "sign_in_attempts" ADD "joins" boolean NOT NULL DEFAULT false`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "sign_in_attempts" DROP COLUMN "joins"`);
    await queryRunner.query(`DROP INDEX "public"."ix_pending_identities_expires_at"`);
    await queryRunner.query(`DROP TABLE "pending_identities"`);
  }
}
