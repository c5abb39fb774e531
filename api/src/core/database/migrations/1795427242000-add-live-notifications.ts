import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddLiveNotifications1795427242000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "live_events" ("id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "topic" text NOT NULL, "member_ids" uuid array, "group_id" uuid, "actor_id" uuid, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_live_events" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_live_events_created_at" ON "live_events"  ("created_at") `);
    await queryRunner.query(
      `CREATE TABLE "member_blocks" ("blocker_id" uuid NOT NULL, "blocked_id" uuid NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "ck_member_blocks_two" CHECK (blocker_id <> blocked_id), CONSTRAINT "pk_member_blocks" PRIMARY KEY ("blocker_id", "blocked_id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_member_blocks_blocked_id" ON "member_blocks"  ("blocked_id") `);
    await queryRunner.query(
      `CREATE TABLE "notification_mutes" ("user_id" uuid NOT NULL, "subject_id" uuid NOT NULL, CONSTRAINT "pk_notification_mutes" PRIMARY KEY ("user_id", "subject_id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "notification_settings" ("user_id" uuid NOT NULL, "kind" text NOT NULL, "channels" text array NOT NULL, CONSTRAINT "pk_notification_settings" PRIMARY KEY ("user_id", "kind"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "notifications" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "user_id" uuid NOT NULL, "kind" text NOT NULL, "source_id" uuid NOT NULL, "subject_id" uuid NOT NULL, "actor_id" uuid, "group_id" uuid, "title" text NOT NULL, "href" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "read_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "uq_notifications_source" UNIQUE ("user_id", "kind", "source_id"), CONSTRAINT "pk_notifications" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_notifications_actor_id" ON "notifications"  ("actor_id") `);
    await queryRunner.query(`CREATE INDEX "ix_notifications_subject_id" ON "notifications"  ("subject_id") `);
    await queryRunner.query(
      `CREATE INDEX "ix_notifications_unread" ON "notifications"  ("user_id") WHERE read_at IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_notifications_user_id_created_at" ON "notifications"  ("user_id", "created_at") `,
    );
    await queryRunner.query(
      `ALTER TABLE "member_blocks" ADD CONSTRAINT "fk_member_blocks_blocker_id" FOREIGN KEY ("blocker_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "member_blocks" ADD CONSTRAINT "fk_member_blocks_blocked_id" FOREIGN KEY ("blocked_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "notification_mutes" ADD CONSTRAINT "fk_notification_mutes_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "notification_settings" ADD CONSTRAINT "fk_notification_settings_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "notifications" ADD CONSTRAINT "fk_notifications_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "notifications" ADD CONSTRAINT "fk_notifications_actor_id" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `CREATE FUNCTION live_events_notify() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
    );
    await queryRunner.query(
      `CREATE TRIGGER live_events_notify AFTER INSERT ON live_events
       REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION live_events_notify()`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
