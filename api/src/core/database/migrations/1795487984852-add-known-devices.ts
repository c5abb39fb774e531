import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddKnownDevices1795487984852 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "known_devices" ("user_id" uuid NOT NULL, "key_hash" bytea NOT NULL, "signed_in_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "pk_known_devices" PRIMARY KEY ("user_id", "key_hash"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_known_devices_signed_in_at" ON "known_devices"  ("signed_in_at") `,
    );
    await queryRunner.query(
      `ALTER TABLE "sessions" ADD "last_used_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
    await queryRunner.query(
      `ALTER TABLE "known_devices" ADD CONSTRAINT "fk_known_devices_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "known_devices" DROP CONSTRAINT "fk_known_devices_user_id"`);
    await queryRunner.query(`ALTER TABLE "sessions" DROP COLUMN "last_used_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_known_devices_signed_in_at"`);
    await queryRunner.query(`DROP TABLE "known_devices"`);
  }
}
