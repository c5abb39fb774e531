CREATE TABLE enrollments (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  course_id uuid NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  completed_lessons integer NOT NULL DEFAULT 0,
  retired_lessons integer NOT NULL DEFAULT 0,
  completed_at timestamptz,
  last_activity_at timestamptz,
  CONSTRAINT pk_enrollments PRIMARY KEY (id),
  CONSTRAINT uq_enrollments_user_id_course_id UNIQUE (user_id, course_id),
  CONSTRAINT ck_enrollments_completed_lessons CHECK (completed_lessons >= 0 AND retired_lessons >= 0),
  CONSTRAINT fk_enrollments_course_id FOREIGN KEY (course_id) REFERENCES courses (id) ON DELETE RESTRICT,
  CONSTRAINT fk_enrollments_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_enrollments_course_id_started_at ON enrollments (course_id, started_at);
CREATE INDEX ix_enrollments_finished ON enrollments (completed_at, id) WHERE completed_at IS NOT NULL;

CREATE TABLE lesson_completions (
  enrollment_id uuid NOT NULL,
  lesson_id uuid NOT NULL,
  completed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_lesson_completions PRIMARY KEY (enrollment_id, lesson_id),
  CONSTRAINT fk_lesson_completions_enrollment_id FOREIGN KEY (enrollment_id) REFERENCES enrollments (id) ON DELETE CASCADE,
  CONSTRAINT fk_lesson_completions_lesson_id FOREIGN KEY (lesson_id) REFERENCES lessons (id) ON DELETE RESTRICT
);
CREATE INDEX ix_lesson_completions_lesson_id ON lesson_completions (lesson_id);

CREATE TABLE lesson_answers (
  user_id uuid NOT NULL,
  lesson_id uuid NOT NULL,
  question_id text NOT NULL,
  answer jsonb NOT NULL,
  is_correct boolean,
  tries integer NOT NULL DEFAULT 1,
  answered_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_lesson_answers PRIMARY KEY (user_id, lesson_id, question_id),
  CONSTRAINT fk_lesson_answers_lesson_id FOREIGN KEY (lesson_id) REFERENCES lessons (id) ON DELETE CASCADE,
  CONSTRAINT fk_lesson_answers_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_lesson_answers_lesson_id ON lesson_answers (lesson_id);

CREATE TABLE lesson_notes (
  user_id uuid NOT NULL,
  lesson_id uuid NOT NULL,
  text text NOT NULL,
  block_id text,
  seconds integer,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_lesson_notes PRIMARY KEY (user_id, lesson_id),
  CONSTRAINT ck_lesson_notes_text CHECK (char_length(text) BETWEEN 1 AND 20000),
  CONSTRAINT fk_lesson_notes_lesson_id FOREIGN KEY (lesson_id) REFERENCES lessons (id) ON DELETE CASCADE,
  CONSTRAINT fk_lesson_notes_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_lesson_notes_lesson_id ON lesson_notes (lesson_id);

CREATE TABLE lesson_positions (
  user_id uuid NOT NULL,
  lesson_id uuid NOT NULL,
  block_id text NOT NULL,
  seconds double precision NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_lesson_positions PRIMARY KEY (user_id, lesson_id, block_id),
  CONSTRAINT ck_lesson_positions_seconds CHECK (seconds >= 0),
  CONSTRAINT fk_lesson_positions_lesson_id FOREIGN KEY (lesson_id) REFERENCES lessons (id) ON DELETE CASCADE,
  CONSTRAINT fk_lesson_positions_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_lesson_positions_lesson_id ON lesson_positions (lesson_id);

CREATE TABLE lesson_reflections (
  user_id uuid NOT NULL,
  lesson_id uuid NOT NULL,
  text text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_lesson_reflections PRIMARY KEY (user_id, lesson_id),
  CONSTRAINT ck_lesson_reflections_text CHECK (char_length(text) BETWEEN 1 AND 20000),
  CONSTRAINT fk_lesson_reflections_lesson_id FOREIGN KEY (lesson_id) REFERENCES lessons (id) ON DELETE CASCADE,
  CONSTRAINT fk_lesson_reflections_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_lesson_reflections_lesson_id ON lesson_reflections (lesson_id);

CREATE TABLE certificates (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  course_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  status_index serial,
  source_id uuid,
  name text NOT NULL,
  course_title text NOT NULL,
  lesson_count integer NOT NULL,
  duration_minutes integer NOT NULL,
  completed_at timestamptz NOT NULL,
  issued_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz,
  CONSTRAINT pk_certificates PRIMARY KEY (id),
  CONSTRAINT uq_certificates_source_id UNIQUE (source_id),
  CONSTRAINT uq_certificates_status_index UNIQUE (status_index),
  CONSTRAINT uq_certificates_user_id_course_id_version UNIQUE (user_id, course_id, version),
  CONSTRAINT ck_certificates_version CHECK (version > 0),
  CONSTRAINT fk_certificates_course_id FOREIGN KEY (course_id) REFERENCES courses (id) ON DELETE RESTRICT,
  CONSTRAINT fk_certificates_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_certificates_course_id ON certificates (course_id);

CREATE TABLE lesson_activity (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  lesson_id uuid NOT NULL,
  kind text NOT NULL DEFAULT 'completed',
  occurred_at timestamptz NOT NULL DEFAULT now(),
  local_day date NOT NULL,
  CONSTRAINT pk_lesson_activity PRIMARY KEY (id),
  CONSTRAINT uq_lesson_activity_day UNIQUE (user_id, local_day, lesson_id, kind),
  CONSTRAINT ck_lesson_activity_kind CHECK (kind IN ('completed', 'answered', 'reflected')),
  CONSTRAINT fk_lesson_activity_lesson_id FOREIGN KEY (lesson_id) REFERENCES lessons (id) ON DELETE CASCADE,
  CONSTRAINT fk_lesson_activity_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_lesson_activity_lesson_id ON lesson_activity (lesson_id);
CREATE INDEX ix_lesson_activity_occurred_at ON lesson_activity (occurred_at);
CREATE INDEX ix_lesson_activity_user_id_occurred_at ON lesson_activity (user_id, occurred_at);

CREATE TABLE weekly_goals (
  user_id uuid NOT NULL,
  days smallint NOT NULL,
  since date NOT NULL,
  CONSTRAINT pk_weekly_goals PRIMARY KEY (user_id),
  CONSTRAINT ck_weekly_goals_days CHECK (days BETWEEN 1 AND 7),
  CONSTRAINT fk_weekly_goals_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE earned_achievements (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  key text NOT NULL,
  earned_at timestamptz NOT NULL,
  subject_type text,
  subject_id uuid,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  announced_at timestamptz,
  CONSTRAINT pk_earned_achievements PRIMARY KEY (id),
  CONSTRAINT uq_earned_achievements_key UNIQUE (user_id, key),
  CONSTRAINT fk_earned_achievements_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_earned_achievements_unannounced ON earned_achievements (recorded_at) WHERE announced_at IS NULL;

CREATE TABLE point_entries (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  reason text NOT NULL,
  source_type text NOT NULL,
  source_id uuid NOT NULL,
  subject_id uuid,
  round integer NOT NULL DEFAULT 1,
  delta integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_point_entries PRIMARY KEY (id),
  CONSTRAINT uq_point_entries_effect UNIQUE (source_type, source_id, reason, round),
  CONSTRAINT ck_point_entries_delta CHECK (delta <> 0),
  CONSTRAINT fk_point_entries_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_point_entries_user_id_created_at ON point_entries (user_id, created_at);

CREATE TABLE point_totals (
  user_id uuid NOT NULL,
  total_points integer NOT NULL DEFAULT 0,
  CONSTRAINT pk_point_totals PRIMARY KEY (user_id),
  CONSTRAINT fk_point_totals_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
