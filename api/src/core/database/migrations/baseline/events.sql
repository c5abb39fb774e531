CREATE TABLE event_series (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  rule text NOT NULL,
  label text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_event_series PRIMARY KEY (id)
);

CREATE TABLE events (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  slug text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  description text NOT NULL,
  plain_text text,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  local_start text NOT NULL DEFAULT '',
  time_zone text NOT NULL,
  format text NOT NULL,
  location text,
  access text NOT NULL,
  capacity integer,
  going_count integer NOT NULL DEFAULT 0,
  host_id uuid,
  time_set_at timestamptz NOT NULL DEFAULT now(),
  group_id uuid,
  series_id uuid,
  series_position integer,
  sequence integer NOT NULL DEFAULT 0,
  canceled_at timestamptz,
  hidden_at timestamptz,
  deleted_at timestamptz,
  removed_by text,
  agenda jsonb NOT NULL DEFAULT '[]',
  join_url text,
  has_recording boolean NOT NULL DEFAULT false,
  recording jsonb,
  recording_url text,
  recap text,
  cover_seed text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_events PRIMARY KEY (id),
  CONSTRAINT uq_events_series_id_series_position UNIQUE (series_id, series_position),
  CONSTRAINT uq_events_slug UNIQUE (slug),
  CONSTRAINT ck_events_access CHECK (access IN ('free', 'pro')),
  CONSTRAINT ck_events_capacity CHECK (capacity > 0),
  CONSTRAINT ck_events_format CHECK (format IN ('online', 'in_person')),
  CONSTRAINT ck_events_going_count CHECK (going_count >= 0 AND (capacity IS NULL OR going_count <= capacity)),
  CONSTRAINT ck_events_length CHECK (ends_at > starts_at AND ends_at <= starts_at + interval '14 days'),
  CONSTRAINT ck_events_removed CHECK ((deleted_at IS NULL) = (removed_by IS NULL) AND removed_by = 'moderator'),
  CONSTRAINT ck_events_sequence CHECK (sequence >= 0),
  CONSTRAINT ck_events_series CHECK (series_id IS NULL OR series_position > 0),
  CONSTRAINT fk_events_group_id FOREIGN KEY (group_id) REFERENCES groups (id) ON DELETE CASCADE,
  CONSTRAINT fk_events_host_id FOREIGN KEY (host_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT fk_events_series_id FOREIGN KEY (series_id) REFERENCES event_series (id) ON DELETE SET NULL
);
CREATE INDEX ix_events_created_at_id ON events (created_at, id);
CREATE INDEX ix_events_ends_at ON events (ends_at);
CREATE INDEX ix_events_group_id ON events (group_id);
CREATE INDEX ix_events_host_id ON events (host_id);
CREATE INDEX ix_events_starts_at_id ON events (starts_at, id);

CREATE TABLE event_cohosts (
  event_id uuid NOT NULL,
  user_id uuid NOT NULL,
  CONSTRAINT pk_event_cohosts PRIMARY KEY (event_id, user_id),
  CONSTRAINT fk_event_cohosts_event_id FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE,
  CONSTRAINT fk_event_cohosts_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_event_cohosts_user_id ON event_cohosts (user_id);

CREATE TABLE event_hosts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  allowed_by_id uuid,
  reason text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_event_hosts PRIMARY KEY (id),
  CONSTRAINT uq_event_hosts_user_id UNIQUE (user_id),
  CONSTRAINT fk_event_hosts_allowed_by_id FOREIGN KEY (allowed_by_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT fk_event_hosts_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_event_hosts_allowed_by_id ON event_hosts (allowed_by_id);

CREATE TABLE event_messages (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  event_id uuid NOT NULL,
  author_id uuid,
  audience text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  recipients integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_event_messages PRIMARY KEY (id),
  CONSTRAINT ck_event_messages_audience CHECK (audience IN ('going', 'waitlist')),
  CONSTRAINT ck_event_messages_recipients CHECK (recipients > 0),
  CONSTRAINT fk_event_messages_author_id FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT fk_event_messages_event_id FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE
);
CREATE INDEX ix_event_messages_author_id ON event_messages (author_id);
CREATE INDEX ix_event_messages_event_id_created_at ON event_messages (event_id, created_at);

CREATE SEQUENCE event_rsvp_queue;

CREATE TABLE event_rsvps (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  event_id uuid NOT NULL,
  user_id uuid NOT NULL,
  status text NOT NULL,
  queue_number bigint NOT NULL DEFAULT nextval('event_rsvp_queue'),
  confirm_by timestamptz,
  is_announced boolean NOT NULL DEFAULT true,
  going_since timestamptz,
  attended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_event_rsvps PRIMARY KEY (id),
  CONSTRAINT uq_event_rsvps_event_id_user_id UNIQUE (event_id, user_id),
  CONSTRAINT ck_event_rsvps_confirm_by CHECK (confirm_by IS NULL OR status = 'going'),
  CONSTRAINT ck_event_rsvps_status CHECK (status IN ('going', 'maybe', 'waitlisted')),
  CONSTRAINT fk_event_rsvps_event_id FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE,
  CONSTRAINT fk_event_rsvps_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_event_rsvps_confirm_by ON event_rsvps (confirm_by) WHERE confirm_by IS NOT NULL;
CREATE INDEX ix_event_rsvps_created_at ON event_rsvps (created_at);
CREATE INDEX ix_event_rsvps_held ON event_rsvps (event_id) WHERE confirm_by IS NOT NULL;
CREATE INDEX ix_event_rsvps_unannounced ON event_rsvps (id) WHERE NOT is_announced;
CREATE INDEX ix_event_rsvps_user_id_created_at ON event_rsvps (user_id, created_at);
CREATE INDEX ix_event_rsvps_waitlist ON event_rsvps (event_id, queue_number) WHERE status = 'waitlisted';

CREATE TABLE event_reminders (
  event_id uuid NOT NULL,
  starts_at timestamptz NOT NULL,
  kind text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_event_reminders PRIMARY KEY (event_id, starts_at, kind, user_id),
  CONSTRAINT ck_event_reminders_kind CHECK (kind IN ('day', 'hour')),
  CONSTRAINT fk_event_reminders_event_id FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE,
  CONSTRAINT fk_event_reminders_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_event_reminders_user_id ON event_reminders (user_id);

CREATE TABLE calendar_feeds (
  user_id uuid NOT NULL,
  token text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_calendar_feeds PRIMARY KEY (user_id),
  CONSTRAINT uq_calendar_feeds_token UNIQUE (token),
  CONSTRAINT fk_calendar_feeds_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
