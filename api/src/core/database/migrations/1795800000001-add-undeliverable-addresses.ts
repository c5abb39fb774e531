import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that the mail server refuses for good. */
export class AddUndeliverableAddresses1795800000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "undeliverable_addresses" ("email_hash" text NOT NULL, "status" text NOT NULL, "refused_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_undeliverable_addresses" PRIMARY KEY ("email_hash"))`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
