import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddBilling1795479290373 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "sandbox_objects" ("id" text NOT NULL, "kind" text NOT NULL, "data" jsonb NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "ck_sandbox_objects_kind" CHECK (kind IN ('checkout', 'subscription')), CONSTRAINT "pk_sandbox_objects" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "billing_events" ("provider" text NOT NULL, "id" text NOT NULL, "type" text NOT NULL, "occurred_at" TIMESTAMP WITH TIME ZONE NOT NULL, "received_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_billing_events" PRIMARY KEY ("provider", "id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "checkouts" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "user_id" uuid NOT NULL, "tier" text NOT NULL, "provider" text NOT NULL, "provider_id" text, "url" text, "status" text NOT NULL DEFAULT 'open', "expires_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_checkouts_provider_provider_id" UNIQUE ("provider", "provider_id"), CONSTRAINT "ck_checkouts_status" CHECK (status IN ('open', 'complete', 'expired')), CONSTRAINT "ck_checkouts_tier" CHECK (tier = 'pro'), CONSTRAINT "pk_checkouts" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_checkouts_open" ON "checkouts"  ("user_id", "tier") WHERE status = 'open'`,
    );
    await queryRunner.query(
      `CREATE TABLE "payments" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "provider" text NOT NULL, "provider_id" text NOT NULL, "user_id" uuid, "status" text NOT NULL, "amount" integer NOT NULL, "currency" text NOT NULL, "occurred_at" TIMESTAMP WITH TIME ZONE NOT NULL, "refunded_at" TIMESTAMP WITH TIME ZONE, "receipt_url" text, CONSTRAINT "uq_payments_provider_provider_id" UNIQUE ("provider", "provider_id"), CONSTRAINT "ck_payments_amount" CHECK (amount > 0), CONSTRAINT "ck_payments_refund" CHECK ((status = 'refunded') = (refunded_at IS NOT NULL)), CONSTRAINT "ck_payments_status" CHECK (status IN ('paid', 'failed', 'refunded')), CONSTRAINT "pk_payments" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_payments_user_id_occurred_at" ON "payments"  ("user_id", "occurred_at") `,
    );
    await queryRunner.query(`ALTER TABLE "subscriptions" ADD "provider" text NOT NULL DEFAULT 'granted'`);
    await queryRunner.query(`ALTER TABLE "subscriptions" ADD "provider_id" text`);
    await queryRunner.query(`ALTER TABLE "subscriptions" ADD "customer_id" text`);
    await queryRunner.query(
      `ALTER TABLE "subscriptions" ADD "cancel_at_period_end" boolean NOT NULL DEFAULT false`,
    );
    await queryRunner.query(`ALTER TABLE "subscriptions" ADD "access_until" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "subscriptions" DROP CONSTRAINT "uq_subscriptions_user_id"`);
    // What was open without an end stays so; the rest ends when it was paid until.
    await queryRunner.query(
      `UPDATE "subscriptions" SET access_until = coalesce(current_period_end, created_at) WHERE status <> 'active'`,
    );
    await queryRunner.query(`CREATE INDEX "ix_subscriptions_user_id" ON "subscriptions"  ("user_id") `);
    await queryRunner.query(
      `ALTER TABLE "subscriptions" ADD CONSTRAINT "ck_subscriptions_end" CHECK (status = 'active' OR access_until IS NOT NULL)`,
    );
    await queryRunner.query(
      `ALTER TABLE "subscriptions" ADD CONSTRAINT "ck_subscriptions_provider_id" CHECK ((provider = 'granted') = (provider_id IS NULL))`,
    );
    await queryRunner.query(
      `ALTER TABLE "subscriptions" ADD CONSTRAINT "ck_subscriptions_provider" CHECK (provider IN ('granted', 'stripe', 'sandbox'))`,
    );
    await queryRunner.query(
      `ALTER TABLE "subscriptions" ADD CONSTRAINT "uq_subscriptions_provider_provider_id" UNIQUE ("provider", "provider_id")`,
    );
    await queryRunner.query(
      `ALTER TABLE "checkouts" ADD CONSTRAINT "fk_checkouts_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "payments" ADD CONSTRAINT "fk_payments_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
