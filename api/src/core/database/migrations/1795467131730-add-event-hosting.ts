import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddEventHosting1795467131730 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "event_cohosts" ("event_id" uuid NOT NULL, "user_id" uuid NOT NULL, CONSTRAINT "pk_event_cohosts" PRIMARY KEY ("event_id", "user_id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_event_cohosts_user_id" ON "event_cohosts" ("user_id")`);
    await queryRunner.query(`ALTER TABLE "events" ADD "local_start" text NOT NULL DEFAULT ''`);
    await queryRunner.query(`ALTER TABLE "events" ADD "group_id" uuid`);
    await queryRunner.query(`ALTER TABLE "events" ADD "sequence" integer NOT NULL DEFAULT '0'`);
    await queryRunner.query(`ALTER TABLE "events" ADD "canceled_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(
      `ALTER TABLE "events" ADD "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
    await queryRunner.query(`CREATE INDEX "ix_events_group_id" ON "events" ("group_id")`);
    await queryRunner.query(`ALTER TABLE "events" ADD CONSTRAINT "ck_events_sequence" CHECK (sequence >= 0)`);
    await queryRunner.query(
      `ALTER TABLE "events" ADD CONSTRAINT "fk_events_group_id" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "event_cohosts" ADD CONSTRAINT "fk_event_cohosts_event_id" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "event_cohosts" ADD CONSTRAINT "fk_event_cohosts_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(`
      CREATE FUNCTION keep_event_wall_time() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.local_start := to_char(NEW.starts_at AT TIME ZONE NEW.time_zone, 'YYYY-MM-DD"T"HH24:MI');
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER events_wall_time BEFORE INSERT OR UPDATE OF starts_at, time_zone, local_start ON events
      FOR EACH ROW EXECUTE FUNCTION keep_event_wall_time()`);
    await queryRunner.query(`UPDATE events SET starts_at = starts_at`);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
