import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddExchanges1795467630129 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "exchanges" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "slug" text NOT NULL, "kind" text NOT NULL, "title" text NOT NULL, "body" text NOT NULL, "topic" text, "skills" text array NOT NULL DEFAULT '{}', "hours" integer, "until" date NOT NULL, "state" text NOT NULL DEFAULT 'open', "owner_id" uuid NOT NULL, "helper_id" uuid, "conversation_id" uuid, "agreed_at" TIMESTAMP WITH TIME ZONE, "nudged_at" TIMESTAMP WITH TIME ZONE, "owner_done_at" TIMESTAMP WITH TIME ZONE, "helper_done_at" TIMESTAMP WITH TIME ZONE, "owner_thanks" text, "helper_thanks" text, "client_id" uuid, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_exchanges_slug" UNIQUE ("slug"), CONSTRAINT "ck_exchanges_thanks" CHECK (state = 'done' OR (owner_thanks IS NULL AND helper_thanks IS NULL)), CONSTRAINT "ck_exchanges_done" CHECK ((state = 'done') = (owner_done_at IS NOT NULL AND helper_done_at IS NOT NULL)), CONSTRAINT "ck_exchanges_agreed" CHECK (state NOT IN ('agreed', 'done') OR agreed_at IS NOT NULL), CONSTRAINT "ck_exchanges_helper" CHECK ((state NOT IN ('open', 'expired') OR helper_id IS NULL) AND helper_id <> owner_id), CONSTRAINT "ck_exchanges_hours" CHECK (hours BETWEEN 1 AND 20), CONSTRAINT "ck_exchanges_topic" CHECK (topic IN ('Leadership', 'Practice', 'Education', 'Health', 'Public service', 'Data and tools', 'Ethics', 'Well-being')), CONSTRAINT "ck_exchanges_state" CHECK (state IN ('open', 'agreed', 'done', 'withdrawn', 'expired')), CONSTRAINT "ck_exchanges_kind" CHECK (kind IN ('offer', 'request')), CONSTRAINT "pk_exchanges" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_exchanges_owner_id" ON "exchanges"  ("owner_id") `);
    await queryRunner.query(`CREATE INDEX "ix_exchanges_helper_id" ON "exchanges"  ("helper_id") `);
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_exchanges_client" ON "exchanges"  ("owner_id", "client_id") WHERE client_id IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_exchanges_agreed" ON "exchanges"  ("agreed_at") WHERE state = 'agreed'`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_exchanges_open_until" ON "exchanges"  ("until") WHERE state = 'open'`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_exchanges_created_at_id" ON "exchanges"  ("created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE TABLE "exchange_helpers" ("exchange_id" uuid NOT NULL, "user_id" uuid NOT NULL, "words" text NOT NULL DEFAULT '', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_exchange_helpers" PRIMARY KEY ("exchange_id", "user_id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_exchange_helpers_user_id" ON "exchange_helpers"  ("user_id") `);
    await queryRunner.query(
      `ALTER TABLE "exchanges" ADD CONSTRAINT "fk_exchanges_owner_id" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "exchanges" ADD CONSTRAINT "fk_exchanges_helper_id" FOREIGN KEY ("helper_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "exchanges" ADD CONSTRAINT "fk_exchanges_conversation_id" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "exchange_helpers" ADD CONSTRAINT "fk_exchange_helpers_exchange_id" FOREIGN KEY ("exchange_id") REFERENCES "exchanges"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "exchange_helpers" ADD CONSTRAINT "fk_exchange_helpers_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `CREATE FUNCTION check_exchange_state() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$`,
    );
    await queryRunner.query(
      `CREATE TRIGGER exchanges_state_update BEFORE UPDATE OF state ON exchanges
       FOR EACH ROW WHEN (NEW.state IS DISTINCT FROM OLD.state) EXECUTE FUNCTION check_exchange_state()`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
