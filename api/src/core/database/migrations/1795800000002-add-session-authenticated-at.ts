import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions from before are asked at the first act that needs it. */
export class AddSessionAuthenticatedAt1795800000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "sessions" ADD "authenticated_at" TIMESTAMP WITH TIME ZONE`);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
