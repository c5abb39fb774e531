import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddUploads1795438965915 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "uploads" ("id" uuid NOT NULL, "user_id" uuid, "width" integer NOT NULL, "height" integer NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_uploads" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_uploads_user_id" ON "uploads"  ("user_id") `);
    await queryRunner.query(`CREATE INDEX "ix_uploads_created_at" ON "uploads"  ("created_at") `);
    await queryRunner.query(
      `ALTER TABLE "uploads" ADD CONSTRAINT "fk_uploads_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
