import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who gets no more letters. */
export class AddSuppressedAddresses1795289962540 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "suppressed_addresses" ("email_hash" text NOT NULL, "reason" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "ck_suppressed_addresses_reason" CHECK (reason IN ('unsubscribed', 'refused', 'bounced', 'complained')), CONSTRAINT "pk_suppressed_addresses" PRIMARY KEY ("email_hash"))`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
