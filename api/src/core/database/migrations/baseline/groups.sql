CREATE TABLE groups (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  slug text NOT NULL,
  name text NOT NULL,
  about text NOT NULL,
  rules text[] NOT NULL DEFAULT '{}',
  rules_required boolean NOT NULL DEFAULT false,
  rules_version integer NOT NULL DEFAULT 1,
  topic text NOT NULL,
  visibility text NOT NULL,
  intended_visibility text,
  moderation_status text,
  returned_reason text,
  cover_seed text NOT NULL,
  cover_url text,
  questions text[] NOT NULL DEFAULT '{}',
  created_by_id uuid,
  member_count integer NOT NULL DEFAULT 0,
  post_count integer NOT NULL DEFAULT 0,
  archived_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_groups PRIMARY KEY (id),
  CONSTRAINT uq_groups_slug UNIQUE (slug),
  CONSTRAINT ck_groups_counts CHECK (member_count >= 0 AND post_count >= 0),
  CONSTRAINT ck_groups_intended_visibility CHECK (intended_visibility IN ('public', 'private', 'pro', 'secret')),
  CONSTRAINT ck_groups_questions CHECK (cardinality(questions) <= 5),
  CONSTRAINT ck_groups_rules CHECK (cardinality(rules) <= 10),
  CONSTRAINT ck_groups_visibility CHECK (visibility IN ('public', 'private', 'pro', 'secret', 'withheld')),
  CONSTRAINT ck_groups_withheld CHECK ((visibility = 'withheld') = (moderation_status IS NOT NULL) AND (moderation_status IS NULL) = (intended_visibility IS NULL) AND coalesce(moderation_status = 'returned', false) = (returned_reason IS NOT NULL)),
  CONSTRAINT ck_groups_moderation_status CHECK (moderation_status IN ('pending', 'returned', 'hidden', 'removed')),
  CONSTRAINT fk_groups_created_by_id FOREIGN KEY (created_by_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX ix_groups_created_by_id ON groups (created_by_id);
CREATE INDEX ix_groups_member_count_id ON groups (member_count, id);
CREATE INDEX ix_groups_pending ON groups (created_at, id) WHERE moderation_status = 'pending';

CREATE TABLE group_memberships (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  group_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL DEFAULT 'member',
  notifications text NOT NULL DEFAULT 'all',
  joined_at timestamptz NOT NULL DEFAULT now(),
  rules_seen integer NOT NULL DEFAULT 1,
  rules_agreed_version integer,
  rules_agreed_at timestamptz,
  CONSTRAINT pk_group_memberships PRIMARY KEY (id),
  CONSTRAINT uq_group_memberships_user_id_group_id UNIQUE (user_id, group_id),
  CONSTRAINT ck_group_memberships_notifications CHECK (notifications IN ('all', 'mentions', 'none')),
  CONSTRAINT ck_group_memberships_agreement CHECK ((rules_agreed_version IS NULL) = (rules_agreed_at IS NULL)),
  CONSTRAINT ck_group_memberships_role CHECK (role IN ('owner', 'moderator', 'member')),
  CONSTRAINT fk_group_memberships_group_id FOREIGN KEY (group_id) REFERENCES groups (id) ON DELETE CASCADE,
  CONSTRAINT fk_group_memberships_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_group_memberships_group_id_joined_at ON group_memberships (group_id, joined_at);
CREATE INDEX ix_group_memberships_staff ON group_memberships (group_id) WHERE role <> 'member';

CREATE TABLE group_join_requests (
  group_id uuid NOT NULL,
  user_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  answers jsonb NOT NULL DEFAULT '[]',
  rules_agreed_version integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_group_join_requests PRIMARY KEY (group_id, user_id),
  CONSTRAINT fk_group_join_requests_group_id FOREIGN KEY (group_id) REFERENCES groups (id) ON DELETE CASCADE,
  CONSTRAINT fk_group_join_requests_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_group_join_requests_group_id_created_at ON group_join_requests (group_id, created_at);
CREATE INDEX ix_group_join_requests_user_id ON group_join_requests (user_id);

CREATE TABLE group_invitations (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  group_id uuid NOT NULL,
  code text NOT NULL,
  created_by_id uuid,
  uses integer NOT NULL DEFAULT 0,
  max_uses integer NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_group_invitations PRIMARY KEY (id),
  CONSTRAINT uq_group_invitations_code UNIQUE (code),
  CONSTRAINT ck_group_invitations_uses CHECK (uses BETWEEN 0 AND max_uses),
  CONSTRAINT fk_group_invitations_created_by_id FOREIGN KEY (created_by_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT fk_group_invitations_group_id FOREIGN KEY (group_id) REFERENCES groups (id) ON DELETE CASCADE
);
CREATE INDEX ix_group_invitations_group_id ON group_invitations (group_id);

CREATE TABLE group_bans (
  group_id uuid NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_group_bans PRIMARY KEY (group_id, user_id),
  CONSTRAINT fk_group_bans_group_id FOREIGN KEY (group_id) REFERENCES groups (id) ON DELETE CASCADE,
  CONSTRAINT fk_group_bans_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_group_bans_user_id ON group_bans (user_id);

CREATE TABLE group_resources (
  id uuid NOT NULL,
  group_id uuid NOT NULL,
  title text NOT NULL,
  url text,
  file_name text,
  file_size integer,
  added_by_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_group_resources PRIMARY KEY (id),
  CONSTRAINT ck_group_resources_file CHECK ((file_name IS NULL) = (file_size IS NULL)),
  CONSTRAINT ck_group_resources_kind CHECK ((url IS NULL) <> (file_name IS NULL)),
  CONSTRAINT fk_group_resources_added_by_id FOREIGN KEY (added_by_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT fk_group_resources_group_id FOREIGN KEY (group_id) REFERENCES groups (id) ON DELETE CASCADE
);
CREATE INDEX ix_group_resources_added_by_id ON group_resources (added_by_id);
CREATE INDEX ix_group_resources_group_id_created_at ON group_resources (group_id, created_at);
CREATE UNIQUE INDEX uq_group_resources_url ON group_resources (group_id, url) WHERE url IS NOT NULL;
