CREATE TABLE projects (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  slug text NOT NULL,
  title text NOT NULL,
  purpose text NOT NULL,
  excerpt text NOT NULL DEFAULT '',
  plain_text text,
  topic text,
  skills text[] NOT NULL DEFAULT '{}',
  ends_on date,
  stage text NOT NULL DEFAULT 'proposed',
  returned_reason text,
  result text,
  owner_id uuid,
  next_event_id uuid,
  discussion_id uuid,
  hidden_at timestamptz,
  deleted_at timestamptz,
  removed_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  stage_since timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_projects PRIMARY KEY (id),
  CONSTRAINT uq_projects_slug UNIQUE (slug),
  CONSTRAINT ck_projects_removed CHECK ((deleted_at IS NULL) = (removed_by IS NULL) AND removed_by = 'moderator'),
  CONSTRAINT ck_projects_result CHECK (stage <> 'done' OR result IS NOT NULL),
  CONSTRAINT ck_projects_returned CHECK (returned_reason IS NULL OR stage IN ('proposed', 'closed')),
  CONSTRAINT ck_projects_stage CHECK (stage IN ('proposed', 'open', 'running', 'done', 'closed')),
  CONSTRAINT ck_projects_topic CHECK (topic IN ('Leadership', 'Practice', 'Education', 'Health', 'Public service', 'Data and tools', 'Ethics', 'Well-being')),
  CONSTRAINT fk_projects_discussion_id FOREIGN KEY (discussion_id) REFERENCES posts (id) ON DELETE SET NULL,
  CONSTRAINT fk_projects_next_event_id FOREIGN KEY (next_event_id) REFERENCES events (id) ON DELETE SET NULL,
  CONSTRAINT fk_projects_owner_id FOREIGN KEY (owner_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX ix_projects_created_at_id ON projects (created_at, id);
CREATE INDEX ix_projects_owner_id ON projects (owner_id);

CREATE TABLE project_roles (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  project_id uuid NOT NULL,
  name text NOT NULL,
  hours_per_week integer NOT NULL,
  position integer NOT NULL,
  CONSTRAINT pk_project_roles PRIMARY KEY (id),
  CONSTRAINT ck_project_roles_hours CHECK (hours_per_week BETWEEN 1 AND 40),
  CONSTRAINT fk_project_roles_project_id FOREIGN KEY (project_id) REFERENCES projects (id) ON DELETE CASCADE
);
CREATE INDEX ix_project_roles_project_id_position ON project_roles (project_id, "position");

CREATE TABLE project_members (
  project_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role_id uuid,
  joined_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_project_members PRIMARY KEY (project_id, user_id),
  CONSTRAINT fk_project_members_project_id FOREIGN KEY (project_id) REFERENCES projects (id) ON DELETE CASCADE,
  CONSTRAINT fk_project_members_role_id FOREIGN KEY (role_id) REFERENCES project_roles (id) ON DELETE SET NULL,
  CONSTRAINT fk_project_members_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_project_members_user_id ON project_members (user_id);
CREATE UNIQUE INDEX uq_project_members_role ON project_members (role_id) WHERE role_id IS NOT NULL;

CREATE TABLE project_requests (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  project_id uuid NOT NULL,
  role_id uuid NOT NULL,
  user_id uuid NOT NULL,
  message text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'waiting',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_project_requests PRIMARY KEY (id),
  CONSTRAINT ck_project_requests_state CHECK (state IN ('waiting', 'accepted', 'declined')),
  CONSTRAINT fk_project_requests_project_id FOREIGN KEY (project_id) REFERENCES projects (id) ON DELETE CASCADE,
  CONSTRAINT fk_project_requests_role_id FOREIGN KEY (role_id) REFERENCES project_roles (id) ON DELETE CASCADE,
  CONSTRAINT fk_project_requests_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_project_requests_role_id ON project_requests (role_id);
CREATE INDEX ix_project_requests_user_id ON project_requests (user_id);
CREATE UNIQUE INDEX uq_project_requests_accepted ON project_requests (role_id) WHERE state = 'accepted';
CREATE UNIQUE INDEX uq_project_requests_waiting ON project_requests (project_id, user_id) WHERE state = 'waiting';

CREATE TABLE project_updates (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  project_id uuid NOT NULL,
  author_id uuid,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_project_updates PRIMARY KEY (id),
  CONSTRAINT fk_project_updates_author_id FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT fk_project_updates_project_id FOREIGN KEY (project_id) REFERENCES projects (id) ON DELETE CASCADE
);
CREATE INDEX ix_project_updates_author_id ON project_updates (author_id);
CREATE INDEX ix_project_updates_project_id_created_at ON project_updates (project_id, created_at);

CREATE TABLE exchanges (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  slug text NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  excerpt text NOT NULL DEFAULT '',
  plain_text text,
  topic text,
  skills text[] NOT NULL DEFAULT '{}',
  hours integer,
  until date NOT NULL,
  state text NOT NULL DEFAULT 'open',
  owner_id uuid NOT NULL,
  helper_id uuid,
  conversation_id uuid,
  agreed_at timestamptz,
  nudged_at timestamptz,
  owner_done_at timestamptz,
  helper_done_at timestamptz,
  owner_thanks text,
  helper_thanks text,
  hidden_at timestamptz,
  deleted_at timestamptz,
  removed_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_exchanges PRIMARY KEY (id),
  CONSTRAINT uq_exchanges_slug UNIQUE (slug),
  CONSTRAINT ck_exchanges_agreed CHECK (state NOT IN ('agreed', 'done') OR agreed_at IS NOT NULL),
  CONSTRAINT ck_exchanges_done CHECK ((state = 'done') = (owner_done_at IS NOT NULL AND helper_done_at IS NOT NULL)),
  CONSTRAINT ck_exchanges_helper CHECK ((state NOT IN ('open', 'expired') OR helper_id IS NULL) AND helper_id <> owner_id),
  CONSTRAINT ck_exchanges_hours CHECK (hours BETWEEN 1 AND 20),
  CONSTRAINT ck_exchanges_kind CHECK (kind IN ('offer', 'request')),
  CONSTRAINT ck_exchanges_removed CHECK ((deleted_at IS NULL) = (removed_by IS NULL) AND removed_by = 'moderator'),
  CONSTRAINT ck_exchanges_state CHECK (state IN ('open', 'agreed', 'done', 'withdrawn', 'expired')),
  CONSTRAINT ck_exchanges_thanks CHECK (state = 'done' OR (owner_thanks IS NULL AND helper_thanks IS NULL)),
  CONSTRAINT ck_exchanges_topic CHECK (topic IN ('Leadership', 'Practice', 'Education', 'Health', 'Public service', 'Data and tools', 'Ethics', 'Well-being')),
  CONSTRAINT fk_exchanges_conversation_id FOREIGN KEY (conversation_id) REFERENCES conversations (id) ON DELETE SET NULL,
  CONSTRAINT fk_exchanges_helper_id FOREIGN KEY (helper_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT fk_exchanges_owner_id FOREIGN KEY (owner_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_exchanges_agreed ON exchanges (agreed_at) WHERE state = 'agreed';
CREATE INDEX ix_exchanges_created_at_id ON exchanges (created_at, id);
CREATE INDEX ix_exchanges_helper_id ON exchanges (helper_id);
CREATE INDEX ix_exchanges_open_until ON exchanges (until) WHERE state = 'open';
CREATE INDEX ix_exchanges_owner_id ON exchanges (owner_id);

CREATE TABLE exchange_helpers (
  exchange_id uuid NOT NULL,
  user_id uuid NOT NULL,
  message text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_exchange_helpers PRIMARY KEY (exchange_id, user_id),
  CONSTRAINT fk_exchange_helpers_exchange_id FOREIGN KEY (exchange_id) REFERENCES exchanges (id) ON DELETE CASCADE,
  CONSTRAINT fk_exchange_helpers_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_exchange_helpers_user_id ON exchange_helpers (user_id);
