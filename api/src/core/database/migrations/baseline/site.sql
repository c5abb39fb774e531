CREATE TABLE content (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  slug text NOT NULL,
  state text NOT NULL,
  title text NOT NULL,
  body text NOT NULL DEFAULT '',
  data jsonb NOT NULL,
  position integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  updated_by_id uuid,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_content PRIMARY KEY (id),
  CONSTRAINT uq_content_kind_slug_state UNIQUE (kind, slug, state),
  CONSTRAINT ck_content_consent CHECK (kind <> 'testimonial' OR state <> 'published' OR data->'consent' IS NOT NULL),
  CONSTRAINT ck_content_kind CHECK (kind IN ('page', 'partner', 'testimonial', 'episode')),
  CONSTRAINT ck_content_numbers CHECK (version > 0 AND position >= 0),
  CONSTRAINT ck_content_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  CONSTRAINT ck_content_state CHECK (state IN ('draft', 'published')),
  CONSTRAINT fk_content_updated_by_id FOREIGN KEY (updated_by_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX ix_content_updated_by_id ON content (updated_by_id);

CREATE TABLE published_versions (
  kind text NOT NULL,
  subject text NOT NULL,
  number integer NOT NULL,
  document jsonb NOT NULL,
  published_at timestamptz NOT NULL,
  published_by_id uuid,
  CONSTRAINT pk_published_versions PRIMARY KEY (kind, subject, number),
  CONSTRAINT ck_published_versions_document CHECK (jsonb_typeof(document) = 'object'),
  CONSTRAINT ck_published_versions_kind CHECK (kind IN ('page', 'partner', 'testimonial', 'episode', 'course')),
  CONSTRAINT ck_published_versions_number CHECK (number >= 0),
  CONSTRAINT ck_published_versions_subject CHECK (subject ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  CONSTRAINT fk_published_versions_published_by_id FOREIGN KEY (published_by_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX ix_published_versions_published_by_id ON published_versions (published_by_id);

CREATE TABLE legal_changes (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  page text NOT NULL,
  number integer NOT NULL,
  is_material boolean NOT NULL,
  holds_from date,
  summary text NOT NULL DEFAULT '',
  published_at timestamptz NOT NULL DEFAULT now(),
  notified_through uuid,
  notified_at timestamptz,
  CONSTRAINT pk_legal_changes PRIMARY KEY (id),
  CONSTRAINT uq_legal_changes_page_number UNIQUE (page, number),
  CONSTRAINT ck_legal_changes_material CHECK (NOT is_material OR (holds_from IS NOT NULL AND summary <> '')),
  CONSTRAINT ck_legal_changes_page CHECK (page IN ('terms', 'privacy'))
);

CREATE TABLE media (
  id uuid NOT NULL,
  name text NOT NULL,
  kind text,
  type text,
  size bigint NOT NULL,
  received bigint NOT NULL DEFAULT 0,
  width integer,
  height integer,
  duration_seconds real,
  checksum text,
  poster_url text,
  is_public boolean NOT NULL DEFAULT false,
  state text NOT NULL DEFAULT 'uploading',
  refusal text,
  uploaded_by_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  received_at timestamptz NOT NULL DEFAULT now(),
  locked_until timestamptz,
  CONSTRAINT pk_media PRIMARY KEY (id),
  CONSTRAINT ck_media_dimensions CHECK (width > 0 AND height > 0 AND duration_seconds >= 0),
  CONSTRAINT ck_media_kind CHECK (kind IN ('picture', 'film', 'audio', 'document', 'captions')),
  CONSTRAINT ck_media_ready CHECK (state <> 'ready' OR (kind IS NOT NULL AND type IS NOT NULL AND received = size)),
  CONSTRAINT ck_media_refused CHECK ((state = 'refused') = (refusal IS NOT NULL)),
  CONSTRAINT ck_media_size CHECK (size > 0 AND received BETWEEN 0 AND size),
  CONSTRAINT ck_media_state CHECK (state IN ('uploading', 'ready', 'refused')),
  CONSTRAINT fk_media_uploaded_by_id FOREIGN KEY (uploaded_by_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX ix_media_created_at_id ON media (created_at, id);
CREATE INDEX ix_media_uploaded_by_id ON media (uploaded_by_id);

CREATE TABLE enquiries (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  reference text NOT NULL,
  kind text NOT NULL,
  state text NOT NULL DEFAULT 'new',
  name text NOT NULL,
  email text NOT NULL,
  organization text,
  window_from date,
  window_to date,
  time_zone text,
  format text,
  audience text,
  budget text,
  message text NOT NULL,
  fingerprint text NOT NULL,
  answer_by date NOT NULL,
  owner_id uuid,
  notes text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_enquiries PRIMARY KEY (id),
  CONSTRAINT uq_enquiries_reference UNIQUE (reference),
  CONSTRAINT ck_enquiries_kind CHECK (kind IN ('contact', 'consulting', 'speaking')),
  CONSTRAINT ck_enquiries_state CHECK (state IN ('new', 'answered', 'agreed', 'done', 'declined')),
  CONSTRAINT ck_enquiries_window CHECK (window_to >= window_from),
  CONSTRAINT fk_enquiries_owner_id FOREIGN KEY (owner_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX ix_enquiries_created_at_id ON enquiries (created_at, id);
CREATE INDEX ix_enquiries_owner_id ON enquiries (owner_id);
CREATE INDEX ix_enquiries_state_created_at_id ON enquiries (state, created_at, id);
CREATE UNIQUE INDEX uq_enquiries_waiting ON enquiries (fingerprint) WHERE state = 'new';

CREATE TABLE subscribers (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  email text NOT NULL,
  name text NOT NULL,
  source text NOT NULL,
  token text NOT NULL,
  mailed_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  insights_at timestamptz,
  interests text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_subscribers PRIMARY KEY (id),
  CONSTRAINT uq_subscribers_email UNIQUE (email),
  CONSTRAINT uq_subscribers_token UNIQUE (token),
  CONSTRAINT ck_subscribers_email_lower CHECK (email = lower(email)),
  CONSTRAINT ck_subscribers_interests CHECK (interests <@ ARRAY['ai-mastery', 'consciousness-integration', 'leadership-transformation'])
);

CREATE TABLE newsletters (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  slug text NOT NULL,
  subject text NOT NULL,
  preheader text NOT NULL DEFAULT '',
  body text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'draft',
  audience text NOT NULL DEFAULT 'all',
  in_archive boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  author_id uuid,
  scheduled_for timestamptz,
  began_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_newsletters PRIMARY KEY (id),
  CONSTRAINT uq_newsletters_slug UNIQUE (slug),
  CONSTRAINT ck_newsletters_audience CHECK (audience IN ('all', 'free', 'pro', 'ai-mastery', 'consciousness-integration', 'leadership-transformation')),
  CONSTRAINT ck_newsletters_began CHECK (state NOT IN ('sending', 'sent') OR began_at IS NOT NULL),
  CONSTRAINT ck_newsletters_scheduled CHECK (state <> 'scheduled' OR scheduled_for IS NOT NULL),
  CONSTRAINT ck_newsletters_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug NOT IN ('asked', 'confirm', 'interests', 'subscribe', 'unsubscribe')),
  CONSTRAINT ck_newsletters_state CHECK (state IN ('draft', 'scheduled', 'sending', 'sent', 'canceled')),
  CONSTRAINT fk_newsletters_author_id FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX ix_newsletters_author_id ON newsletters (author_id);
CREATE INDEX ix_newsletters_began_at_id ON newsletters (began_at, id);
CREATE INDEX ix_newsletters_created_at_id ON newsletters (created_at, id);

CREATE TABLE newsletter_recipients (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  newsletter_id uuid NOT NULL,
  subscriber_id uuid,
  state text NOT NULL DEFAULT 'waiting',
  attempts smallint NOT NULL DEFAULT 0,
  problem text,
  reported text,
  due_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  CONSTRAINT pk_newsletter_recipients PRIMARY KEY (id),
  CONSTRAINT uq_newsletter_recipients_newsletter_id_subscriber_id UNIQUE (newsletter_id, subscriber_id),
  CONSTRAINT ck_newsletter_recipients_reported CHECK (reported IN ('bounced', 'complained')),
  CONSTRAINT ck_newsletter_recipients_started CHECK (state IN ('waiting', 'canceled', 'skipped') OR started_at IS NOT NULL),
  CONSTRAINT ck_newsletter_recipients_state CHECK (state IN ('waiting', 'started', 'sent', 'failed', 'uncertain', 'skipped', 'canceled')),
  CONSTRAINT fk_newsletter_recipients_newsletter_id FOREIGN KEY (newsletter_id) REFERENCES newsletters (id) ON DELETE CASCADE,
  CONSTRAINT fk_newsletter_recipients_subscriber_id FOREIGN KEY (subscriber_id) REFERENCES subscribers (id) ON DELETE SET NULL
);
CREATE INDEX ix_newsletter_recipients_newsletter_id_state_id ON newsletter_recipients (newsletter_id, state, id);
CREATE INDEX ix_newsletter_recipients_reported ON newsletter_recipients (newsletter_id, reported, id) WHERE reported IS NOT NULL;
CREATE INDEX ix_newsletter_recipients_started ON newsletter_recipients (started_at) WHERE state = 'started';
CREATE INDEX ix_newsletter_recipients_subscriber_id ON newsletter_recipients (subscriber_id);
CREATE INDEX ix_newsletter_recipients_waiting ON newsletter_recipients (due_at, id) WHERE state = 'waiting';

CREATE TABLE mail_webhooks (
  id text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_mail_webhooks PRIMARY KEY (id)
);
CREATE INDEX ix_mail_webhooks_received_at ON mail_webhooks (received_at);

CREATE TABLE site_settings (
  id smallint NOT NULL,
  site_name text NOT NULL DEFAULT 'FutureLab',
  contact_address text NOT NULL DEFAULT 'hello@futurelab.example',
  links jsonb NOT NULL DEFAULT '[]',
  mail_name text,
  offers_assistant boolean NOT NULL DEFAULT true,
  assistant_id text,
  reviews_groups boolean NOT NULL DEFAULT false,
  accepts_members boolean NOT NULL DEFAULT true,
  new_members_post boolean NOT NULL DEFAULT true,
  accepts_mentorship boolean NOT NULL DEFAULT true,
  accepts_subscribers boolean NOT NULL DEFAULT true,
  sells_pro boolean NOT NULL DEFAULT true,
  CONSTRAINT pk_site_settings PRIMARY KEY (id),
  CONSTRAINT ck_site_settings_assistant_id CHECK (char_length(assistant_id) BETWEEN 1 AND 100),
  CONSTRAINT ck_site_settings_contact_address CHECK (char_length(contact_address) BETWEEN 3 AND 254),
  CONSTRAINT ck_site_settings_links CHECK (jsonb_typeof(links) = 'array' AND jsonb_array_length(links) <= 8),
  CONSTRAINT ck_site_settings_mail_name CHECK (char_length(mail_name) BETWEEN 1 AND 60),
  CONSTRAINT ck_site_settings_one CHECK (id = 1),
  CONSTRAINT ck_site_settings_site_name CHECK (char_length(site_name) BETWEEN 1 AND 40)
);

CREATE TABLE redirects (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  source text NOT NULL,
  target text NOT NULL,
  is_permanent boolean NOT NULL,
  set_by_id uuid,
  set_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_redirects PRIMARY KEY (id),
  CONSTRAINT uq_redirects_source UNIQUE (source),
  CONSTRAINT ck_redirects_source CHECK (source ~ '^(/[a-z0-9._~%-]+)+$' AND char_length(source) <= 200),
  CONSTRAINT ck_redirects_target CHECK (target ~ '^(/|https://)' AND char_length(target) <= 500),
  CONSTRAINT fk_redirects_set_by_id FOREIGN KEY (set_by_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX ix_redirects_set_by_id ON redirects (set_by_id);

CREATE TABLE search_entries (
  id uuid NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  document tsvector NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT pk_search_entries PRIMARY KEY (id)
);
CREATE INDEX ix_search_entries_latest ON search_entries (at) WHERE kind = 'discussion';
CREATE INDEX ix_search_entries_latest_replies ON search_entries (at) WHERE kind = 'reply';
CREATE INDEX ix_search_entries_document_answer ON search_entries USING gin (document) WHERE kind = 'answer';
CREATE INDEX ix_search_entries_document_catalog ON search_entries USING gin (document) WHERE kind IN ('course', 'event', 'group');
CREATE INDEX ix_search_entries_document_discussion ON search_entries USING gin (document) WHERE kind = 'discussion';
CREATE INDEX ix_search_entries_document_person ON search_entries USING gin (document) WHERE kind = 'person';
CREATE INDEX ix_search_entries_document_reply ON search_entries USING gin (document) WHERE kind = 'reply';
CREATE INDEX ix_search_entries_document_synergizer ON search_entries USING gin (document) WHERE kind IN ('project', 'exchange');

CREATE TABLE search_vocabulary (
  word text NOT NULL,
  for_all boolean NOT NULL,
  CONSTRAINT pk_search_vocabulary PRIMARY KEY (word)
);
CREATE INDEX ix_search_vocabulary_beginning ON search_vocabulary (word COLLATE "C");
