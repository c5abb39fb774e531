CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE counters (
  name text NOT NULL,
  value bigint NOT NULL DEFAULT 0,
  CONSTRAINT pk_counters PRIMARY KEY (name)
);
INSERT INTO counters (name) VALUES ('members'), ('posts');

CREATE TABLE live_events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  topic text NOT NULL,
  member_ids uuid[],
  group_id uuid,
  actor_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_live_events PRIMARY KEY (id)
);
CREATE INDEX ix_live_events_created_at ON live_events (created_at);

CREATE TABLE idempotency_keys (
  owner text NOT NULL,
  key text NOT NULL,
  fingerprint text NOT NULL,
  status smallint,
  headers jsonb,
  body text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_idempotency_keys PRIMARY KEY (owner, key)
);
CREATE INDEX ix_idempotency_keys_created_at ON idempotency_keys (created_at);

CREATE TABLE rate_limit_counters (
  key character varying(255) NOT NULL,
  points integer NOT NULL DEFAULT 0,
  expire bigint,
  CONSTRAINT pk_rate_limit_counters PRIMARY KEY (key)
);
CREATE INDEX ix_rate_limit_counters_expire ON rate_limit_counters (expire);

CREATE TABLE seed_marks (
  key text NOT NULL,
  fingerprint text NOT NULL,
  day date NOT NULL,
  CONSTRAINT pk_seed_marks PRIMARY KEY (key)
);

CREATE TABLE sql_function_files (
  file text NOT NULL,
  hash text NOT NULL,
  defines text[] NOT NULL,
  CONSTRAINT pk_sql_function_files PRIMARY KEY (file)
);
