CREATE TABLE mentors (
  user_id uuid NOT NULL,
  named_by_id uuid,
  reason text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_mentors PRIMARY KEY (user_id),
  CONSTRAINT fk_mentors_named_by_id FOREIGN KEY (named_by_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT fk_mentors_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_mentors_named_by_id ON mentors (named_by_id);

CREATE TABLE mentorship_requests (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  member_id uuid NOT NULL,
  mentor_id uuid,
  topic text NOT NULL,
  details text,
  lesson_id uuid,
  project_id uuid,
  state text NOT NULL DEFAULT 'open',
  suggested_times timestamptz[] NOT NULL,
  proposed_times timestamptz[] NOT NULL DEFAULT '{}',
  meets_at timestamptz,
  meeting_url text,
  message text,
  note text,
  month date NOT NULL,
  answer_by date NOT NULL,
  escalated_at timestamptz,
  sequence integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_mentorship_requests PRIMARY KEY (id),
  CONSTRAINT ck_mentorship_requests_meeting CHECK (state NOT IN ('scheduled', 'done') OR (meets_at IS NOT NULL AND meeting_url IS NOT NULL)),
  CONSTRAINT ck_mentorship_requests_mentor CHECK (mentor_id <> member_id),
  CONSTRAINT ck_mentorship_requests_proposed CHECK (cardinality(proposed_times) <= 3 AND (state <> 'proposed' OR cardinality(proposed_times) > 0)),
  CONSTRAINT ck_mentorship_requests_state CHECK (state IN ('open', 'proposed', 'scheduled', 'done', 'withdrawn')),
  CONSTRAINT ck_mentorship_requests_suggested CHECK (cardinality(suggested_times) = 3),
  CONSTRAINT fk_mentorship_requests_lesson_id FOREIGN KEY (lesson_id) REFERENCES lessons (id) ON DELETE SET NULL,
  CONSTRAINT fk_mentorship_requests_member_id FOREIGN KEY (member_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT fk_mentorship_requests_mentor_id FOREIGN KEY (mentor_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT fk_mentorship_requests_project_id FOREIGN KEY (project_id) REFERENCES projects (id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX uq_mentorship_requests_active ON mentorship_requests (member_id) WHERE state IN ('open', 'proposed', 'scheduled');
CREATE UNIQUE INDEX uq_mentorship_requests_month ON mentorship_requests (member_id, month) WHERE state <> 'withdrawn' OR meets_at IS NOT NULL;
CREATE INDEX ix_mentorship_requests_open ON mentorship_requests (created_at) WHERE state = 'open';
CREATE INDEX ix_mentorship_requests_lesson_id ON mentorship_requests (lesson_id);
CREATE INDEX ix_mentorship_requests_member_id_created_at ON mentorship_requests (member_id, created_at);
CREATE INDEX ix_mentorship_requests_mentor_id_state_created_at ON mentorship_requests (mentor_id, state, created_at);
CREATE INDEX ix_mentorship_requests_project_id ON mentorship_requests (project_id);
