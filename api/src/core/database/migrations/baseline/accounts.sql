CREATE TABLE users (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  slug text NOT NULL,
  email text,
  email_verified_at timestamptz,
  first_name text,
  last_name text,
  profile_image_url text,
  "current_role" text,
  location text,
  time_zone text NOT NULL DEFAULT 'UTC',
  has_time_zone boolean NOT NULL DEFAULT false,
  bio text,
  links jsonb NOT NULL DEFAULT '[]',
  skills text[] NOT NULL DEFAULT '{}',
  helps_with text[] NOT NULL DEFAULT '{}',
  looking_for text[] NOT NULL DEFAULT '{}',
  interests text[] NOT NULL DEFAULT '{}',
  intents text[] NOT NULL DEFAULT '{}',
  track text,
  visibility jsonb NOT NULL DEFAULT '{}',
  hidden_courses uuid[] NOT NULL DEFAULT '{}',
  hidden_achievements text[] NOT NULL DEFAULT '{}',
  accepts_messages_from_strangers boolean NOT NULL DEFAULT true,
  in_directory boolean NOT NULL DEFAULT true,
  shows_activity boolean NOT NULL DEFAULT true,
  is_admin boolean NOT NULL DEFAULT false,
  is_moderator boolean NOT NULL DEFAULT false,
  onboarding_step smallint NOT NULL DEFAULT 1,
  onboarded_at timestamptz,
  suspended_at timestamptz,
  suspended_until timestamptz,
  joined_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_users PRIMARY KEY (id),
  CONSTRAINT uq_users_email UNIQUE (email),
  CONSTRAINT uq_users_slug UNIQUE (slug),
  CONSTRAINT ck_users_email_lower CHECK (email = lower(email)),
  CONSTRAINT ck_users_onboarding_step CHECK (onboarding_step BETWEEN 1 AND 4),
  CONSTRAINT ck_users_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  CONSTRAINT ck_users_suspended CHECK (suspended_until IS NULL OR suspended_at IS NOT NULL),
  CONSTRAINT ck_users_track CHECK (track IN ('ai-mastery', 'consciousness-integration', 'leadership-transformation')),
  CONSTRAINT ck_users_verified_email CHECK (email_verified_at IS NULL OR email IS NOT NULL)
);
CREATE INDEX ix_users_country ON users (lower(btrim(split_part(location, ',', -1))));
CREATE INDEX ix_users_email_parts ON users USING gin (email gin_trgm_ops);
CREATE INDEX ix_users_interests ON users USING gin (interests);
CREATE INDEX ix_users_joined_at ON users (joined_at);
CREATE INDEX ix_users_listed ON users (joined_at, id) WHERE onboarded_at IS NOT NULL AND suspended_at IS NULL;
CREATE INDEX ix_users_location_joined_at ON users (location, joined_at);
CREATE INDEX ix_users_not_in_directory ON users (id) WHERE NOT in_directory;
CREATE INDEX ix_users_staff ON users (id) WHERE is_admin OR is_moderator;
CREATE INDEX ix_users_suspended ON users (id) WHERE suspended_at IS NOT NULL;

CREATE TABLE presences (
  user_id uuid NOT NULL,
  active_at timestamptz NOT NULL,
  CONSTRAINT pk_presences PRIMARY KEY (user_id),
  CONSTRAINT fk_presences_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE sessions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  authenticated_at timestamptz,
  reads_only boolean NOT NULL DEFAULT false,
  expires_at timestamptz NOT NULL,
  CONSTRAINT pk_sessions PRIMARY KEY (id),
  CONSTRAINT uq_sessions_token_hash UNIQUE (token_hash),
  CONSTRAINT fk_sessions_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_sessions_expires_at ON sessions (expires_at);
CREATE INDEX ix_sessions_user_id ON sessions (user_id);

CREATE TABLE sign_in_attempts (
  state_hash bytea NOT NULL,
  browser_hash bytea NOT NULL,
  provider text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  return_to text,
  joins boolean NOT NULL DEFAULT false,
  expires_at timestamptz NOT NULL,
  CONSTRAINT pk_sign_in_attempts PRIMARY KEY (state_hash)
);
CREATE INDEX ix_sign_in_attempts_expires_at ON sign_in_attempts (expires_at);

CREATE TABLE identities (
  provider text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_identities PRIMARY KEY (provider, subject),
  CONSTRAINT fk_identities_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_identities_user_id ON identities (user_id);

CREATE TABLE pending_identities (
  browser_hash bytea NOT NULL,
  provider text NOT NULL,
  subject text NOT NULL,
  email text NOT NULL,
  first_name text,
  last_name text,
  picture_url text,
  expires_at timestamptz NOT NULL,
  CONSTRAINT pk_pending_identities PRIMARY KEY (browser_hash)
);
CREATE INDEX ix_pending_identities_expires_at ON pending_identities (expires_at);

CREATE TABLE passkeys (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  credential_id text NOT NULL,
  user_id uuid NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  CONSTRAINT pk_passkeys PRIMARY KEY (id),
  CONSTRAINT uq_passkeys_credential_id UNIQUE (credential_id),
  CONSTRAINT fk_passkeys_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_passkeys_user_id ON passkeys (user_id);

CREATE TABLE mail_codes (
  browser_hash bytea NOT NULL,
  email text NOT NULL,
  code_hash bytea NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  CONSTRAINT pk_mail_codes PRIMARY KEY (browser_hash)
);
CREATE INDEX ix_mail_codes_expires_at ON mail_codes (expires_at);

CREATE TABLE known_devices (
  user_id uuid NOT NULL,
  key_hash bytea NOT NULL,
  signed_in_at timestamptz NOT NULL,
  CONSTRAINT pk_known_devices PRIMARY KEY (user_id, key_hash),
  CONSTRAINT fk_known_devices_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_known_devices_signed_in_at ON known_devices (signed_in_at);

CREATE TABLE audit_events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  public_id uuid NOT NULL DEFAULT gen_random_uuid(),
  at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid,
  actor_name text,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  member_id uuid,
  before jsonb,
  after jsonb,
  reason text,
  request_id text,
  CONSTRAINT pk_audit_events PRIMARY KEY (id),
  CONSTRAINT uq_audit_events_public_id UNIQUE (public_id),
  CONSTRAINT ck_audit_events_actor CHECK (num_nonnulls(actor_id, actor_name) <= 1),
  CONSTRAINT fk_audit_events_actor_id FOREIGN KEY (actor_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT fk_audit_events_member_id FOREIGN KEY (member_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX ix_audit_events_actor_id ON audit_events (actor_id);
CREATE INDEX ix_audit_events_member_id ON audit_events (member_id);
CREATE INDEX ix_audit_events_subject_kind_id ON audit_events (subject_kind, id);
CREATE INDEX ix_audit_events_subject_kind_subject_id_id ON audit_events (subject_kind, subject_id, id);

CREATE TABLE account_deletions (
  user_id uuid NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  erases_at timestamptz NOT NULL,
  reminded_at timestamptz,
  removes_writing boolean NOT NULL DEFAULT false,
  CONSTRAINT pk_account_deletions PRIMARY KEY (user_id),
  CONSTRAINT fk_account_deletions_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_account_deletions_erases_at ON account_deletions (erases_at);

CREATE TABLE data_exports (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid,
  requested_at timestamptz NOT NULL DEFAULT now(),
  ready_at timestamptz,
  failed_at timestamptz,
  expires_at timestamptz,
  bytes bigint,
  CONSTRAINT pk_data_exports PRIMARY KEY (id),
  CONSTRAINT fk_data_exports_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX ix_data_exports_expires_at ON data_exports (expires_at);
CREATE INDEX ix_data_exports_user_id_requested_at ON data_exports (user_id, requested_at);
CREATE UNIQUE INDEX uq_data_exports_preparing ON data_exports (user_id) WHERE ready_at IS NULL AND failed_at IS NULL;

CREATE TABLE data_archives (
  id uuid NOT NULL,
  manifest_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  imported_by_id uuid,
  CONSTRAINT pk_data_archives PRIMARY KEY (id),
  CONSTRAINT fk_data_archives_imported_by_id FOREIGN KEY (imported_by_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX ix_data_archives_imported_by_id ON data_archives (imported_by_id);

CREATE TABLE drafts (
  user_id uuid NOT NULL,
  place text NOT NULL,
  content jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_drafts PRIMARY KEY (user_id, place),
  CONSTRAINT ck_drafts_size CHECK (pg_column_size(content) <= 131072),
  CONSTRAINT fk_drafts_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE uploads (
  id uuid NOT NULL,
  user_id uuid,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_uploads PRIMARY KEY (id),
  CONSTRAINT fk_uploads_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX ix_uploads_created_at ON uploads (created_at);
CREATE INDEX ix_uploads_user_id ON uploads (user_id);

CREATE TABLE invitations (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  email text NOT NULL,
  first_name text,
  last_name text,
  access_level text NOT NULL,
  message text,
  token_hash bytea NOT NULL,
  invited_by_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  CONSTRAINT pk_invitations PRIMARY KEY (id),
  CONSTRAINT uq_invitations_token_hash UNIQUE (token_hash),
  CONSTRAINT fk_invitations_invited_by_id FOREIGN KEY (invited_by_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT ck_invitations_email_lower CHECK (email = lower(email)),
  CONSTRAINT ck_invitations_access_level CHECK (access_level IN ('member', 'moderator', 'admin'))
);
CREATE UNIQUE INDEX uq_invitations_open ON invitations (email) WHERE accepted_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX ix_invitations_invited_by_id ON invitations (invited_by_id);
CREATE INDEX ix_invitations_expires_at ON invitations (expires_at);
