CREATE TABLE member_notes (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  member_id uuid NOT NULL,
  author_id uuid,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_member_notes PRIMARY KEY (id),
  CONSTRAINT fk_member_notes_author_id FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT fk_member_notes_member_id FOREIGN KEY (member_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_member_notes_author_id ON member_notes (author_id);
CREATE INDEX ix_member_notes_member_id_created_at ON member_notes (member_id, created_at);

CREATE TABLE member_segments (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  filters jsonb NOT NULL,
  created_by_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_member_segments PRIMARY KEY (id),
  CONSTRAINT fk_member_segments_created_by_id FOREIGN KEY (created_by_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX ix_member_segments_created_by_id ON member_segments (created_by_id);
CREATE UNIQUE INDEX uq_member_segments_name ON member_segments (lower(name));
