import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when an address is known to be its member's; an account that never proved its address can lose it. */
export class AddVerifiedAddresses1795400000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "users" ADD "email_verified_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL`);
    await queryRunner.query(
      `ALTER TABLE "users" ADD CONSTRAINT "ck_users_verified_email" CHECK (email_verified_at IS NULL OR email IS NOT NULL)`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
