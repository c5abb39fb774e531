import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddOwnData1795487195406 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "data_archives" ("id" uuid NOT NULL, "manifest_hash" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "imported_by_id" uuid, CONSTRAINT "pk_data_archives" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_data_archives_imported_by_id" ON "data_archives"  ("imported_by_id") `,
    );
    await queryRunner.query(
      `CREATE TABLE "account_deletions" ("user_id" uuid NOT NULL, "requested_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "erases_at" TIMESTAMP WITH TIME ZONE NOT NULL, "reminded_at" TIMESTAMP WITH TIME ZONE, "removes_writing" boolean NOT NULL DEFAULT false, CONSTRAINT "pk_account_deletions" PRIMARY KEY ("user_id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_account_deletions_erases_at" ON "account_deletions"  ("erases_at") `,
    );
    await queryRunner.query(
      `CREATE TABLE "data_exports" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "user_id" uuid, "requested_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "ready_at" TIMESTAMP WITH TIME ZONE, "failed_at" TIMESTAMP WITH TIME ZONE, "expires_at" TIMESTAMP WITH TIME ZONE, "bytes" bigint, CONSTRAINT "pk_data_exports" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_data_exports_expires_at" ON "data_exports"  ("expires_at") `);
    await queryRunner.query(
      `CREATE INDEX "ix_data_exports_user_id_requested_at" ON "data_exports"  ("user_id", "requested_at") `,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_data_exports_preparing" ON "data_exports"  ("user_id") WHERE ready_at IS NULL AND failed_at IS NULL`,
    );
    await queryRunner.query(
      `ALTER TABLE "data_archives" ADD CONSTRAINT "fk_data_archives_imported_by_id" FOREIGN KEY ("imported_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "account_deletions" ADD CONSTRAINT "fk_account_deletions_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "data_exports" ADD CONSTRAINT "fk_data_exports_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
