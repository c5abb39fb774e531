import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTED = 'deleted_at IS NULL AND hidden_at IS NULL';
const LISTS = [
  ['ix_posts_latest', '"last_activity_at", "id"', `kind <> 'lesson' AND ${LISTED}`],
  ['ix_posts_kind_latest', '"kind", "last_activity_at", "id"', LISTED],
  ['ix_posts_group_latest', '"group_id", "last_activity_at", "id"', `group_id IS NOT NULL AND ${LISTED}`],
] as const;

const COUNTS = [
  ['posts', 'UPDATE', 'OLD TABLE AS old_rows NEW TABLE AS new_rows'],
  ['reply_reactions', 'INSERT', 'NEW TABLE AS new_rows'],
  ['reply_reactions', 'DELETE', 'OLD TABLE AS old_rows'],
] as const;

/** The functions here are stubs: their bodies are in the `*.functions.sql` files. */
export class AddPostWriting1795427242556 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."ix_post_replies_post_id_created_at"`);
    await queryRunner.query(
      `CREATE TABLE "drafts" ("user_id" uuid NOT NULL, "place" text NOT NULL, "content" jsonb NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "ck_drafts_size" CHECK (pg_column_size(content) <= 131072), CONSTRAINT "pk_drafts" PRIMARY KEY ("user_id", "place"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "post_revisions" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "post_id" uuid NOT NULL, "reply_id" uuid, "title" text, "body" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_post_revisions" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_post_revisions_post_id" ON "post_revisions"  ("post_id") `);
    await queryRunner.query(`CREATE INDEX "ix_post_revisions_reply_id" ON "post_revisions"  ("reply_id") `);
    await queryRunner.query(
      `CREATE TABLE "post_follows" ("post_id" uuid NOT NULL, "user_id" uuid NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_post_follows" PRIMARY KEY ("post_id", "user_id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_post_follows_user_id" ON "post_follows"  ("user_id") `);
    await queryRunner.query(
      `CREATE TABLE "reply_reactions" ("reply_id" uuid NOT NULL, "user_id" uuid NOT NULL, "kind" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "ck_reply_reactions_kind" CHECK (kind IN ('like', 'thanks', 'insight')), CONSTRAINT "pk_reply_reactions" PRIMARY KEY ("reply_id", "user_id", "kind"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_reply_reactions_user_id" ON "reply_reactions"  ("user_id") `);
    await queryRunner.query(
      `CREATE TABLE "post_reads" ("post_id" uuid NOT NULL, "user_id" uuid NOT NULL, "read_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "pk_post_reads" PRIMARY KEY ("post_id", "user_id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_post_reads_user_id" ON "post_reads"  ("user_id") `);
    await queryRunner.query(`ALTER TABLE "users" ADD "is_moderator" boolean NOT NULL DEFAULT false`);
    await queryRunner.query(`ALTER TABLE "posts" ADD "client_id" uuid`);
    await queryRunner.query(`ALTER TABLE "posts" ADD "edited_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "posts" ADD "deleted_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "posts" ADD "removed_by" text`);
    await queryRunner.query(`ALTER TABLE "posts" ADD "hidden_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "posts" ADD "pinned_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "posts" ADD "locked_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "post_replies" ADD "reaction_count" integer NOT NULL DEFAULT '0'`);
    await queryRunner.query(`ALTER TABLE "post_replies" ADD "client_id" uuid`);
    await queryRunner.query(`ALTER TABLE "post_replies" ADD "edited_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "post_replies" ADD "deleted_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "post_replies" ADD "removed_by" text`);
    await queryRunner.query(`ALTER TABLE "post_replies" ADD "hidden_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "post_reactions" ADD "kind" text NOT NULL DEFAULT 'like'`);
    await queryRunner.query(`ALTER TABLE "post_reactions" DROP CONSTRAINT "pk_post_reactions"`);
    await queryRunner.query(
      `ALTER TABLE "post_reactions" ADD CONSTRAINT "pk_post_reactions" PRIMARY KEY ("post_id", "user_id", "kind")`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_posts_client" ON "posts"  ("author_id", "client_id") WHERE client_id IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_post_replies_client" ON "post_replies"  ("author_id", "client_id") WHERE client_id IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_post_replies_post_id_created_at_id" ON "post_replies"  ("post_id", "created_at", "id") `,
    );
    await queryRunner.query(
      `ALTER TABLE "posts" ADD CONSTRAINT "ck_posts_removed" CHECK ((deleted_at IS NULL) = (removed_by IS NULL) AND removed_by IN ('author', 'moderator'))`,
    );
    await queryRunner.query(
      `ALTER TABLE "post_replies" ADD CONSTRAINT "ck_post_replies_counts" CHECK (reaction_count >= 0)`,
    );
    await queryRunner.query(
      `ALTER TABLE "post_replies" ADD CONSTRAINT "ck_post_replies_accepted" CHECK (NOT is_accepted OR deleted_at IS NULL)`,
    );
    await queryRunner.query(
      `ALTER TABLE "post_replies" ADD CONSTRAINT "ck_post_replies_removed" CHECK ((deleted_at IS NULL) = (removed_by IS NULL) AND removed_by IN ('author', 'moderator'))`,
    );
    await queryRunner.query(
      `ALTER TABLE "post_reactions" ADD CONSTRAINT "ck_post_reactions_kind" CHECK (kind IN ('like', 'thanks', 'insight'))`,
    );
    await queryRunner.query(
      `ALTER TABLE "drafts" ADD CONSTRAINT "fk_drafts_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "post_revisions" ADD CONSTRAINT "fk_post_revisions_post_id" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "post_revisions" ADD CONSTRAINT "fk_post_revisions_reply_id" FOREIGN KEY ("reply_id") REFERENCES "post_replies"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "post_follows" ADD CONSTRAINT "fk_post_follows_post_id" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "post_follows" ADD CONSTRAINT "fk_post_follows_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "reply_reactions" ADD CONSTRAINT "fk_reply_reactions_reply_id" FOREIGN KEY ("reply_id") REFERENCES "post_replies"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "reply_reactions" ADD CONSTRAINT "fk_reply_reactions_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "post_reads" ADD CONSTRAINT "fk_post_reads_post_id" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "post_reads" ADD CONSTRAINT "fk_post_reads_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(`CREATE INDEX "ix_posts_tags" ON "posts" USING gin ("tags")`);
    for (const [name, columns, where] of LISTS) {
      await queryRunner.query(`DROP INDEX "${name}"`);
      await queryRunner.query(`CREATE INDEX "${name}" ON "posts" (${columns}) WHERE ${where}`);
    }
    for (const [table, event, transition] of COUNTS) {
      const name = `${table}_counts_${event.toLowerCase()}`;
      await queryRunner.query(
        `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
      );
      await queryRunner.query(
        `CREATE TRIGGER ${name} AFTER ${event} ON ${table} REFERENCING ${transition}
         FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`,
      );
    }
    await queryRunner.query(
      `CREATE FUNCTION blocked_with(member uuid) RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT '{}'::uuid[] $$`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
