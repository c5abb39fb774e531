CREATE TABLE releases (
  app text NOT NULL,
  release text NOT NULL,
  manifest jsonb NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  published_by text NOT NULL,
  verification text,
  verified_at timestamptz,
  findings jsonb NOT NULL DEFAULT '[]',
  last_served_at timestamptz,
  pinned_until timestamptz,
  pruned_at timestamptz,
  CONSTRAINT pk_releases PRIMARY KEY (app, release),
  CONSTRAINT ck_releases_verification CHECK (verification IN ('passed', 'failed'))
);
CREATE INDEX ix_releases_app_published_at_release ON releases (app, published_at, release);

CREATE TABLE release_channels (
  app text NOT NULL,
  version integer NOT NULL DEFAULT 0,
  live text,
  earlier text[] NOT NULL DEFAULT '{}',
  disabled boolean NOT NULL DEFAULT false,
  canary_release text,
  canary_percent integer,
  canary_cohort text,
  canary_salt text,
  canary_since timestamptz,
  CONSTRAINT pk_release_channels PRIMARY KEY (app),
  CONSTRAINT ck_release_channels_canary CHECK (CASE WHEN canary_release IS NULL THEN num_nonnulls(canary_percent, canary_cohort, canary_salt, canary_since) = 0 ELSE num_nonnulls(canary_percent, canary_cohort) = 1 AND num_nonnulls(canary_salt, canary_since) = 2 END),
  CONSTRAINT ck_release_channels_cohort CHECK (canary_cohort IN ('admins', 'hpc', 'members')),
  CONSTRAINT ck_release_channels_percent CHECK (canary_percent BETWEEN 1 AND 100),
  CONSTRAINT fk_release_channels_live FOREIGN KEY (app, live) REFERENCES releases (app, release)
);

CREATE TABLE live_document (
  single boolean NOT NULL DEFAULT true,
  version bigint NOT NULL DEFAULT 0,
  CONSTRAINT pk_live_document PRIMARY KEY (single),
  CONSTRAINT ck_live_document_single CHECK (single)
);
INSERT INTO live_document DEFAULT VALUES;

CREATE TABLE release_signing_keys (
  name text NOT NULL,
  private_key text NOT NULL,
  CONSTRAINT pk_release_signing_keys PRIMARY KEY (name)
);

CREATE TABLE deploy_tokens (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  app text NOT NULL,
  name text NOT NULL,
  token_hash bytea NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  CONSTRAINT pk_deploy_tokens PRIMARY KEY (id),
  CONSTRAINT uq_deploy_tokens_token_hash UNIQUE (token_hash)
);
CREATE INDEX ix_deploy_tokens_app ON deploy_tokens (app);

CREATE TABLE section_paths (
  app text NOT NULL,
  path text NOT NULL,
  CONSTRAINT pk_section_paths PRIMARY KEY (app, path),
  CONSTRAINT ck_section_paths_path CHECK (path = '/' OR path ~ '^(/[a-z0-9-]+)+$')
);
CREATE UNIQUE INDEX uq_section_paths_path ON section_paths (path) WHERE path <> '/';
INSERT INTO section_paths (app, path)
SELECT app, unnest(string_to_array(paths, ' ')) FROM (VALUES
  ('mf-account', '/ /academy/checkout /academy/success /account /admin /analytics /checkout /dashboard /edit-profile /login /onboarding /profile /subscribe'),
  ('mf-community', '/bookmarks /community /events /groups /messages /notifications /propose-exchange /propose-project /synergizer'),
  ('mf-learning', '/ai-mastery-track /certificates /consciousness-integration-track /courses /leadership-transformation-track /learn /learning-paths /mentorship /progress /recommendations'),
  ('mf-marketing', '/ /about /academy /academy-old /academy-original-archive /academy2 /academy3 /ai-agents /ai-consulting /aperture-circle /book-speaking /catalyst-collective /contact /digital-mystics /flow /futurelab-academy /newsletter /partners /privacy /search /services /speaker-consulting /terms /the-flow /vibe-coding')
) AS given (app, paths);

CREATE TABLE canary_visits (
  visit text NOT NULL,
  app text NOT NULL,
  release text NOT NULL,
  network text NOT NULL,
  failed boolean NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_canary_visits PRIMARY KEY (visit, app, release)
);
CREATE INDEX ix_canary_visits_app_at ON canary_visits (app, at);

CREATE TABLE telemetry_counts (
  app text NOT NULL,
  release text NOT NULL,
  minute timestamptz NOT NULL,
  kind text NOT NULL,
  phase text NOT NULL,
  detail text NOT NULL,
  count integer NOT NULL,
  CONSTRAINT pk_telemetry_counts PRIMARY KEY (app, release, minute, kind, phase, detail),
  CONSTRAINT ck_telemetry_counts_kind CHECK (kind IN ('load', 'failure'))
);
CREATE INDEX ix_telemetry_counts_minute ON telemetry_counts (minute);

CREATE TABLE vital_counts (
  app text NOT NULL,
  release text NOT NULL,
  route text NOT NULL,
  hour timestamptz NOT NULL,
  name text NOT NULL,
  rating text NOT NULL,
  count integer NOT NULL,
  total double precision NOT NULL,
  CONSTRAINT pk_vital_counts PRIMARY KEY (app, release, route, hour, name, rating),
  CONSTRAINT ck_vital_counts_name CHECK (name IN ('LCP', 'FCP', 'CLS', 'INP', 'TTFB')),
  CONSTRAINT ck_vital_counts_rating CHECK (rating IN ('good', 'needs-improvement', 'poor'))
);
CREATE INDEX ix_vital_counts_hour ON vital_counts (hour);
