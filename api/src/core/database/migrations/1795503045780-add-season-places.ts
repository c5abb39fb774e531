import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSeasonPlaces1795503045780 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "season_places" ("user_id" uuid NOT NULL, "starts_on" date NOT NULL, "joined_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "reminded_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "pk_season_places" PRIMARY KEY ("user_id", "starts_on"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_season_places_starts_on" ON "season_places"  ("starts_on") `);
    await queryRunner.query(
      `ALTER TABLE "season_places" ADD CONSTRAINT "fk_season_places_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "season_places" DROP CONSTRAINT "fk_season_places_user_id"`);
    await queryRunner.query(`DROP INDEX "public"."ix_season_places_starts_on"`);
    await queryRunner.query(`DROP TABLE "season_places"`);
  }
}
