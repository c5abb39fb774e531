import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPasskeys1795490077903 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "passkeys" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "credential_id" text NOT NULL, "user_id" uuid NOT NULL, "public_key" bytea NOT NULL, "counter" bigint NOT NULL, "transports" text array NOT NULL DEFAULT '{}', "name" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "last_used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "uq_passkeys_credential_id" UNIQUE ("credential_id"), CONSTRAINT "pk_passkeys" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_passkeys_user_id" ON "passkeys"  ("user_id") `);
    await queryRunner.query(
      `ALTER TABLE "passkeys" ADD CONSTRAINT "fk_passkeys_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "passkeys" DROP CONSTRAINT "fk_passkeys_user_id"`);
    await queryRunner.query(`DROP INDEX "public"."ix_passkeys_user_id"`);
    await queryRunner.query(`DROP TABLE "passkeys"`);
  }
}
