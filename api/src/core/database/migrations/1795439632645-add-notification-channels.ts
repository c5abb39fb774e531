import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddNotificationChannels1795439632645 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "mail_recipients" ("user_id" uuid NOT NULL, "key" uuid NOT NULL DEFAULT gen_random_uuid(), "seen_at" TIMESTAMP WITH TIME ZONE, "digest_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "pk_mail_recipients" PRIMARY KEY ("user_id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "notification_mails" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "user_id" uuid NOT NULL, "kind" text NOT NULL, "sent_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "pk_notification_mails" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_notification_mails_sent_at" ON "notification_mails"  ("sent_at") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_notification_mails_user_id_sent_at" ON "notification_mails"  ("user_id", "sent_at") `,
    );
    await queryRunner.query(
      `CREATE TABLE "push_subscriptions" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "user_id" uuid NOT NULL, "session_id" uuid NOT NULL, "endpoint" text NOT NULL, "p256dh" text NOT NULL, "auth" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_push_subscriptions_endpoint" UNIQUE ("endpoint"), CONSTRAINT "pk_push_subscriptions" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_push_subscriptions_user_id" ON "push_subscriptions"  ("user_id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_push_subscriptions_session_id" ON "push_subscriptions"  ("session_id") `,
    );
    await queryRunner.query(`ALTER TABLE "notifications" ADD "in_app" boolean NOT NULL DEFAULT true`);
    await queryRunner.query(`ALTER TABLE "notifications" ADD "mail_due_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "notifications" ADD "mailed_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(
      `CREATE INDEX "ix_notifications_mail_due" ON "notifications"  ("mail_due_at") WHERE mail_due_at IS NOT NULL`,
    );
    await queryRunner.query(
      `ALTER TABLE "mail_recipients" ADD CONSTRAINT "fk_mail_recipients_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "notification_mails" ADD CONSTRAINT "fk_notification_mails_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "push_subscriptions" ADD CONSTRAINT "fk_push_subscriptions_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "push_subscriptions" ADD CONSTRAINT "fk_push_subscriptions_session_id" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
