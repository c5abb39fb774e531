import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Foundation1763720000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "sign_in_attempts" ("state_hash" bytea NOT NULL, "browser_hash" bytea NOT NULL, "provider" text NOT NULL, "nonce" text NOT NULL, "code_verifier" text NOT NULL, "return_to" text, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "pk_sign_in_attempts" PRIMARY KEY ("state_hash"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_sign_in_attempts_expires_at" ON "sign_in_attempts"  ("expires_at") `,
    );
    await queryRunner.query(
      `CREATE TABLE "rate_limits" ("key" text NOT NULL, "window_start" TIMESTAMP WITH TIME ZONE NOT NULL, "count" integer NOT NULL, CONSTRAINT "pk_rate_limits" PRIMARY KEY ("key", "window_start"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_rate_limits_window_start" ON "rate_limits"  ("window_start") `);
    await queryRunner.query(
      `CREATE TABLE "mail_messages" ("id" uuid NOT NULL, "recipient" text NOT NULL, "subject" text NOT NULL, "body" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_mail_messages" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_mail_messages_created_at" ON "mail_messages"  ("created_at") `);
    await queryRunner.query(
      `CREATE TABLE "subscribers" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "email" text NOT NULL, "name" text NOT NULL, "source" text NOT NULL, "token" text NOT NULL, "mailed_at" TIMESTAMP WITH TIME ZONE NOT NULL, "confirmed_at" TIMESTAMP WITH TIME ZONE, "unsubscribed_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_subscribers_email" UNIQUE ("email"), CONSTRAINT "uq_subscribers_token" UNIQUE ("token"), CONSTRAINT "ck_subscribers_email_lower" CHECK (email = lower(email)), CONSTRAINT "pk_subscribers" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "users" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "slug" text NOT NULL, "email" text NOT NULL, "first_name" text, "last_name" text, "profile_image_url" text, "current_role" text, "location" text, "time_zone" text NOT NULL DEFAULT 'UTC', "bio" text, "links" jsonb NOT NULL DEFAULT '[]', "skills" text array NOT NULL DEFAULT '{}', "helps_with" text array NOT NULL DEFAULT '{}', "looking_for" text array NOT NULL DEFAULT '{}', "interests" text array NOT NULL DEFAULT '{}', "intents" text array NOT NULL DEFAULT '{}', "track" text, "visibility" jsonb NOT NULL DEFAULT '{}', "is_admin" boolean NOT NULL DEFAULT false, "onboarded_at" TIMESTAMP WITH TIME ZONE, "suspended_at" TIMESTAMP WITH TIME ZONE, "joined_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_users_slug" UNIQUE ("slug"), CONSTRAINT "uq_users_email" UNIQUE ("email"), CONSTRAINT "ck_users_track" CHECK (track IN ('ai-mastery', 'consciousness-integration', 'leadership-transformation')), CONSTRAINT "ck_users_slug" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'), CONSTRAINT "ck_users_email_lower" CHECK (email = lower(email)), CONSTRAINT "pk_users" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_users_joined_at" ON "users"  ("joined_at") `);
    await queryRunner.query(
      `CREATE TABLE "identities" ("provider" text NOT NULL, "subject" text NOT NULL, "user_id" uuid NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_identities" PRIMARY KEY ("provider", "subject"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_identities_user_id" ON "identities"  ("user_id") `);
    await queryRunner.query(
      `CREATE TABLE "sessions" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "token_hash" bytea NOT NULL, "user_id" uuid NOT NULL, "user_agent" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "uq_sessions_token_hash" UNIQUE ("token_hash"), CONSTRAINT "pk_sessions" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_sessions_user_id" ON "sessions"  ("user_id") `);
    await queryRunner.query(`CREATE INDEX "ix_sessions_expires_at" ON "sessions"  ("expires_at") `);
    await queryRunner.query(
      `CREATE TABLE "subscriptions" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "user_id" uuid NOT NULL, "status" text NOT NULL, "current_period_end" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_subscriptions_user_id" UNIQUE ("user_id"), CONSTRAINT "ck_subscriptions_status" CHECK (status IN ('active', 'past_due', 'canceled')), CONSTRAINT "pk_subscriptions" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `ALTER TABLE "identities" ADD CONSTRAINT "fk_identities_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "sessions" ADD CONSTRAINT "fk_sessions_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "subscriptions" ADD CONSTRAINT "fk_subscriptions_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "subscriptions" DROP CONSTRAINT "fk_subscriptions_user_id"`);
    await queryRunner.query(`ALTER TABLE "sessions" DROP CONSTRAINT "fk_sessions_user_id"`);
    await queryRunner.query(`ALTER TABLE "identities" DROP CONSTRAINT "fk_identities_user_id"`);
    await queryRunner.query(`DROP TABLE "subscriptions"`);
    await queryRunner.query(`DROP INDEX "public"."ix_sessions_expires_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_sessions_user_id"`);
    await queryRunner.query(`DROP TABLE "sessions"`);
    await queryRunner.query(`DROP INDEX "public"."ix_identities_user_id"`);
    await queryRunner.query(`DROP TABLE "identities"`);
    await queryRunner.query(`DROP INDEX "public"."ix_users_joined_at"`);
    await queryRunner.query(`DROP TABLE "users"`);
    await queryRunner.query(`DROP TABLE "subscribers"`);
    await queryRunner.query(`DROP INDEX "public"."ix_mail_messages_created_at"`);
    await queryRunner.query(`DROP TABLE "mail_messages"`);
    await queryRunner.query(`DROP INDEX "public"."ix_rate_limits_window_start"`);
    await queryRunner.query(`DROP TABLE "rate_limits"`);
    await queryRunner.query(`DROP INDEX "public"."ix_sign_in_attempts_expires_at"`);
    await queryRunner.query(`DROP TABLE "sign_in_attempts"`);
  }
}
