import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMailCodes1795486855476 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "mail_codes" ("browser_hash" bytea NOT NULL, "email" text NOT NULL, "code_hash" bytea NOT NULL, "tries" integer NOT NULL DEFAULT '0', "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "pk_mail_codes" PRIMARY KEY ("browser_hash"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_mail_codes_expires_at" ON "mail_codes"  ("expires_at") `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."ix_mail_codes_expires_at"`);
    await queryRunner.query(`DROP TABLE "mail_codes"`);
  }
}
