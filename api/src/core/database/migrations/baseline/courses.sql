CREATE TABLE courses (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  slug text NOT NULL,
  title text NOT NULL,
  promise text NOT NULL,
  description text NOT NULL,
  plain_text text,
  outcomes text[] NOT NULL DEFAULT '{}',
  track text NOT NULL,
  track_override text,
  level text NOT NULL,
  access text NOT NULL,
  cover_seed text NOT NULL,
  instructor_id uuid,
  position integer NOT NULL DEFAULT 0,
  lesson_count integer NOT NULL DEFAULT 0,
  duration_minutes integer NOT NULL DEFAULT 0,
  review_count integer NOT NULL DEFAULT 0,
  rating_sum integer NOT NULL DEFAULT 0,
  withdrawn_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_courses PRIMARY KEY (id),
  CONSTRAINT uq_courses_slug UNIQUE (slug),
  CONSTRAINT ck_courses_access CHECK (access IN ('free', 'pro')),
  CONSTRAINT ck_courses_counts CHECK (lesson_count >= 0 AND duration_minutes >= 0),
  CONSTRAINT ck_courses_level CHECK (level IN ('introductory', 'intermediate', 'advanced')),
  CONSTRAINT ck_courses_reviews CHECK (review_count >= 0 AND rating_sum BETWEEN review_count AND 5 * review_count),
  CONSTRAINT ck_courses_track CHECK (track IN ('ai-mastery', 'consciousness-integration', 'leadership-transformation')),
  CONSTRAINT ck_courses_track_override CHECK (track_override IS NULL OR track_override = track),
  CONSTRAINT fk_courses_instructor_id FOREIGN KEY (instructor_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX ix_courses_instructor_id ON courses (instructor_id);
CREATE INDEX ix_courses_track_position ON courses (track, "position");

CREATE TABLE course_modules (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  course_id uuid NOT NULL,
  title text NOT NULL,
  position integer NOT NULL,
  CONSTRAINT pk_course_modules PRIMARY KEY (id),
  CONSTRAINT uq_course_modules_course_id_position UNIQUE (course_id, "position"),
  CONSTRAINT fk_course_modules_course_id FOREIGN KEY (course_id) REFERENCES courses (id) ON DELETE CASCADE
);

CREATE TABLE lessons (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  course_id uuid NOT NULL,
  module_id uuid NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  position integer NOT NULL,
  duration_minutes integer NOT NULL,
  exercise_minutes integer NOT NULL DEFAULT 0,
  kind text NOT NULL,
  body text NOT NULL,
  blocks jsonb NOT NULL DEFAULT '[]',
  is_preview boolean NOT NULL DEFAULT false,
  retired_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_lessons PRIMARY KEY (id),
  CONSTRAINT uq_lessons_slug UNIQUE (slug),
  CONSTRAINT ck_lessons_duration CHECK (duration_minutes > 0),
  CONSTRAINT ck_lessons_exercise CHECK (exercise_minutes BETWEEN 0 AND duration_minutes),
  CONSTRAINT ck_lessons_kind CHECK (kind IN ('text', 'video', 'reflection', 'quiz')),
  CONSTRAINT fk_lessons_course_id FOREIGN KEY (course_id) REFERENCES courses (id) ON DELETE CASCADE,
  CONSTRAINT fk_lessons_module_id FOREIGN KEY (module_id) REFERENCES course_modules (id) ON DELETE CASCADE
);
CREATE INDEX ix_lessons_module_id ON lessons (module_id);
CREATE UNIQUE INDEX uq_lessons_place ON lessons (course_id, "position") WHERE retired_at IS NULL;

CREATE TABLE course_reviews (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  course_id uuid NOT NULL,
  user_id uuid NOT NULL,
  rating smallint NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  removed_by text,
  hidden_at timestamptz,
  CONSTRAINT pk_course_reviews PRIMARY KEY (id),
  CONSTRAINT uq_course_reviews_course_id_user_id UNIQUE (course_id, user_id),
  CONSTRAINT ck_course_reviews_rating CHECK (rating BETWEEN 1 AND 5),
  CONSTRAINT ck_course_reviews_removed CHECK ((deleted_at IS NULL) = (removed_by IS NULL) AND removed_by IN ('author', 'moderator')),
  CONSTRAINT ck_course_reviews_text CHECK (char_length(text) BETWEEN 1 AND 2000),
  CONSTRAINT fk_course_reviews_course_id FOREIGN KEY (course_id) REFERENCES courses (id) ON DELETE CASCADE,
  CONSTRAINT fk_course_reviews_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_course_reviews_course_id_created_at_id ON course_reviews (course_id, created_at, id);
CREATE INDEX ix_course_reviews_user_id ON course_reviews (user_id);

CREATE TABLE course_drafts (
  course_id uuid NOT NULL,
  document jsonb NOT NULL,
  version integer NOT NULL,
  lesson_versions jsonb NOT NULL DEFAULT '{}',
  published_version integer,
  updated_at timestamptz NOT NULL,
  updated_by_id uuid,
  publish_at timestamptz,
  publish_failed_at timestamptz,
  scheduled_by_id uuid,
  CONSTRAINT pk_course_drafts PRIMARY KEY (course_id),
  CONSTRAINT ck_course_drafts_schedule CHECK (publish_at IS NULL OR publish_failed_at IS NULL),
  CONSTRAINT fk_course_drafts_updated_by_id FOREIGN KEY (updated_by_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT fk_course_drafts_scheduled_by_id FOREIGN KEY (scheduled_by_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX ix_course_drafts_publish_at ON course_drafts (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX ix_course_drafts_scheduled_by_id ON course_drafts (scheduled_by_id);
CREATE INDEX ix_course_drafts_updated_by_id ON course_drafts (updated_by_id);

CREATE TABLE learning_paths (
  id text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  position integer NOT NULL,
  is_public boolean NOT NULL DEFAULT true,
  CONSTRAINT pk_learning_paths PRIMARY KEY (id)
);
-- The tracks, which are the product's own.
INSERT INTO learning_paths (id, position, title, description) VALUES
  ('ai-mastery', 1, 'AI Mastery', 'Understand what the tools do, ask well, check what comes back, and hand over only the work that should be handed over.'),
  ('consciousness-integration', 2, 'Consciousness Integration', 'Keep your attention, your judgment and your conscience in the room while machines do more of the thinking around you.'),
  ('leadership-transformation', 3, 'Leadership Transformation', 'Lead people through new ways of working: honest communication, clear delegation, and an institution that learns in public.');

CREATE TABLE learning_path_courses (
  path_id text NOT NULL,
  course_id uuid NOT NULL,
  position integer NOT NULL,
  CONSTRAINT pk_learning_path_courses PRIMARY KEY (path_id, course_id),
  CONSTRAINT fk_learning_path_courses_course_id FOREIGN KEY (course_id) REFERENCES courses (id) ON DELETE CASCADE,
  CONSTRAINT fk_learning_path_courses_path_id FOREIGN KEY (path_id) REFERENCES learning_paths (id) ON DELETE CASCADE
);
CREATE INDEX ix_learning_path_courses_course_id ON learning_path_courses (course_id);

CREATE TABLE learning_path_memberships (
  user_id uuid NOT NULL,
  path_id text NOT NULL,
  joined_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_learning_path_memberships PRIMARY KEY (user_id, path_id),
  CONSTRAINT fk_learning_path_memberships_path_id FOREIGN KEY (path_id) REFERENCES learning_paths (id) ON DELETE CASCADE,
  CONSTRAINT fk_learning_path_memberships_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_learning_path_memberships_path_id ON learning_path_memberships (path_id);

CREATE TABLE seasons (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  places integer,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT pk_seasons PRIMARY KEY (id),
  CONSTRAINT uq_seasons_starts_on UNIQUE (starts_on),
  CONSTRAINT ck_seasons_days CHECK (ends_on > starts_on),
  CONSTRAINT ck_seasons_places CHECK (places > 0)
);
-- Twelve weeks with two free ones between, from the second or fourth Monday of a month.
INSERT INTO seasons (name, starts_on, ends_on) VALUES
  ('Winter', '2026-01-12', '2026-04-19'),
  ('Spring', '2026-04-27', '2026-08-02'),
  ('Autumn', '2026-09-14', '2026-12-20'),
  ('Winter', '2027-01-11', '2027-04-18'),
  ('Spring', '2027-04-26', '2027-08-01'),
  ('Autumn', '2027-09-13', '2027-12-19'),
  ('Winter', '2028-01-10', '2028-04-16'),
  ('Spring', '2028-04-24', '2028-07-30'),
  ('Autumn', '2028-09-11', '2028-12-17'),
  ('Winter', '2029-01-08', '2029-04-15'),
  ('Spring', '2029-04-23', '2029-07-29'),
  ('Autumn', '2029-09-10', '2029-12-16'),
  ('Winter', '2030-01-14', '2030-04-21'),
  ('Spring', '2030-04-22', '2030-07-28'),
  ('Autumn', '2030-09-09', '2030-12-15'),
  ('Winter', '2031-01-13', '2031-04-20'),
  ('Spring', '2031-04-28', '2031-08-03'),
  ('Autumn', '2031-09-08', '2031-12-14');

CREATE TABLE season_places (
  user_id uuid NOT NULL,
  starts_on date NOT NULL,
  joined_at timestamptz NOT NULL DEFAULT now(),
  reminded_at timestamptz,
  CONSTRAINT pk_season_places PRIMARY KEY (user_id, starts_on),
  CONSTRAINT fk_season_places_starts_on FOREIGN KEY (starts_on) REFERENCES seasons (starts_on) ON UPDATE CASCADE,
  CONSTRAINT fk_season_places_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_season_places_starts_on ON season_places (starts_on);
