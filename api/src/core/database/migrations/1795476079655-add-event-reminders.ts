import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddEventReminders1795476079655 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "event_reminders" ("event_id" uuid NOT NULL, "starts_at" TIMESTAMP WITH TIME ZONE NOT NULL, "kind" text NOT NULL, "user_id" uuid NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "ck_event_reminders_kind" CHECK (kind IN ('day', 'hour')), CONSTRAINT "pk_event_reminders" PRIMARY KEY ("event_id", "starts_at", "kind", "user_id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_event_reminders_user_id" ON "event_reminders"  ("user_id") `);
    await queryRunner.query(
      `ALTER TABLE "events" ADD "time_set_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
    await queryRunner.query(`ALTER TABLE "event_rsvps" ADD "going_since" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(
      `ALTER TABLE "event_reminders" ADD CONSTRAINT "fk_event_reminders_event_id" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "event_reminders" ADD CONSTRAINT "fk_event_reminders_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `UPDATE event_rsvps SET going_since = created_at WHERE status = 'going' AND confirm_by IS NULL`,
    );
    await queryRunner.query(`
      CREATE FUNCTION keep_going_since() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.going_since := CASE WHEN NEW.status = 'going' AND NEW.confirm_by IS NULL THEN coalesce(NEW.going_since, now()) END;
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER event_rsvps_going_since BEFORE INSERT OR UPDATE OF status, confirm_by ON event_rsvps
      FOR EACH ROW EXECUTE FUNCTION keep_going_since()`);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
