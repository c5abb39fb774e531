CREATE TABLE posts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  slug text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  excerpt text NOT NULL,
  plain_text text,
  kind text NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  author_id uuid,
  group_id uuid,
  lesson_id uuid,
  event_id uuid,
  reply_count integer NOT NULL DEFAULT 0,
  reaction_count integer NOT NULL DEFAULT 0,
  is_answered boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  removed_by text,
  hidden_at timestamptz,
  pinned_at timestamptz,
  locked_at timestamptz,
  last_activity_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_posts PRIMARY KEY (id),
  CONSTRAINT uq_posts_slug UNIQUE (slug),
  CONSTRAINT ck_posts_counts CHECK (reply_count >= 0 AND reaction_count >= 0),
  CONSTRAINT ck_posts_kind CHECK (kind IN ('question', 'discussion', 'introduction', 'lesson', 'event')),
  CONSTRAINT ck_posts_place CHECK ((kind = 'lesson') = (lesson_id IS NOT NULL) AND (kind = 'event') = (event_id IS NOT NULL) AND num_nonnulls(group_id, lesson_id, event_id) <= 1),
  CONSTRAINT ck_posts_removed CHECK ((deleted_at IS NULL) = (removed_by IS NULL) AND removed_by IN ('author', 'moderator')),
  CONSTRAINT fk_posts_author_id FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT fk_posts_event_id FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE,
  CONSTRAINT fk_posts_group_id FOREIGN KEY (group_id) REFERENCES groups (id) ON DELETE CASCADE,
  CONSTRAINT fk_posts_lesson_id FOREIGN KEY (lesson_id) REFERENCES lessons (id) ON DELETE CASCADE
);
CREATE INDEX ix_posts_author_id ON posts (author_id);
CREATE INDEX ix_posts_created_at ON posts (created_at);
CREATE INDEX ix_posts_event ON posts (event_id) WHERE event_id IS NOT NULL;
CREATE INDEX ix_posts_group_latest ON posts (group_id, last_activity_at, id) WHERE group_id IS NOT NULL AND deleted_at IS NULL AND hidden_at IS NULL;
CREATE INDEX ix_posts_kind_latest ON posts (kind, last_activity_at, id) WHERE deleted_at IS NULL AND hidden_at IS NULL;
CREATE INDEX ix_posts_latest ON posts (last_activity_at, id) WHERE kind NOT IN ('lesson', 'event') AND deleted_at IS NULL AND hidden_at IS NULL;
CREATE INDEX ix_posts_lesson ON posts (lesson_id) WHERE lesson_id IS NOT NULL;
CREATE INDEX ix_posts_pinned_latest ON posts (((pinned_at IS NOT NULL AND group_id IS NULL)::integer), last_activity_at, id) WHERE kind NOT IN ('lesson', 'event') AND deleted_at IS NULL AND hidden_at IS NULL;

CREATE TABLE post_replies (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  post_id uuid NOT NULL,
  parent_id uuid,
  author_id uuid,
  body text NOT NULL,
  excerpt text NOT NULL DEFAULT '',
  plain_text text,
  is_accepted boolean NOT NULL DEFAULT false,
  reaction_count integer NOT NULL DEFAULT 0,
  edited_at timestamptz,
  deleted_at timestamptz,
  removed_by text,
  hidden_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_post_replies PRIMARY KEY (id),
  CONSTRAINT uq_post_replies_in_post UNIQUE (id, post_id),
  CONSTRAINT ck_post_replies_accepted CHECK (NOT is_accepted OR deleted_at IS NULL),
  CONSTRAINT ck_post_replies_counts CHECK (reaction_count >= 0),
  CONSTRAINT ck_post_replies_removed CHECK ((deleted_at IS NULL) = (removed_by IS NULL) AND removed_by IN ('author', 'moderator')),
  CONSTRAINT ck_post_replies_parent CHECK (parent_id <> id),
  CONSTRAINT fk_post_replies_author_id FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT fk_post_replies_parent FOREIGN KEY (parent_id, post_id) REFERENCES post_replies (id, post_id) ON DELETE SET NULL (parent_id),
  CONSTRAINT fk_post_replies_post_id FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE
);
CREATE INDEX ix_post_replies_accepted_author ON post_replies (author_id) WHERE is_accepted;
CREATE INDEX ix_post_replies_author_id ON post_replies (author_id);
CREATE INDEX ix_post_replies_created_at ON post_replies (created_at);
CREATE INDEX ix_post_replies_parent_id ON post_replies (parent_id);
CREATE INDEX ix_post_replies_post_id_created_at_id ON post_replies (post_id, created_at, id);
CREATE UNIQUE INDEX uq_post_replies_accepted ON post_replies (post_id) WHERE is_accepted;

CREATE TABLE post_reactions (
  post_id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL DEFAULT 'like',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_post_reactions PRIMARY KEY (post_id, user_id, kind),
  CONSTRAINT ck_post_reactions_kind CHECK (kind IN ('like', 'thanks', 'insight')),
  CONSTRAINT fk_post_reactions_post_id FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE,
  CONSTRAINT fk_post_reactions_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_post_reactions_user_id ON post_reactions (user_id);

CREATE TABLE reply_reactions (
  reply_id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_reply_reactions PRIMARY KEY (reply_id, user_id, kind),
  CONSTRAINT ck_reply_reactions_kind CHECK (kind IN ('like', 'thanks', 'insight')),
  CONSTRAINT fk_reply_reactions_reply_id FOREIGN KEY (reply_id) REFERENCES post_replies (id) ON DELETE CASCADE,
  CONSTRAINT fk_reply_reactions_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_reply_reactions_user_id ON reply_reactions (user_id);

CREATE TABLE polls (
  post_id uuid NOT NULL,
  options text[] NOT NULL,
  allows_several boolean NOT NULL DEFAULT false,
  ends_at timestamptz,
  CONSTRAINT pk_polls PRIMARY KEY (post_id),
  CONSTRAINT ck_polls_options CHECK (cardinality(options) BETWEEN 2 AND 8),
  CONSTRAINT fk_polls_post_id FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE
);

CREATE TABLE poll_votes (
  post_id uuid NOT NULL,
  user_id uuid NOT NULL,
  choices smallint[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_poll_votes PRIMARY KEY (post_id, user_id),
  CONSTRAINT ck_poll_votes_choices CHECK (cardinality(choices) BETWEEN 1 AND 8 AND choices <@ '{0,1,2,3,4,5,6,7}'::smallint[]),
  CONSTRAINT fk_poll_votes_post_id FOREIGN KEY (post_id) REFERENCES polls (post_id) ON DELETE CASCADE,
  CONSTRAINT fk_poll_votes_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_poll_votes_user_id ON poll_votes (user_id);

CREATE TABLE post_follows (
  post_id uuid NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_post_follows PRIMARY KEY (post_id, user_id),
  CONSTRAINT fk_post_follows_post_id FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE,
  CONSTRAINT fk_post_follows_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_post_follows_user_id ON post_follows (user_id);

CREATE TABLE tag_follows (
  user_id uuid NOT NULL,
  folded text NOT NULL,
  tag text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_tag_follows PRIMARY KEY (user_id, folded),
  CONSTRAINT fk_tag_follows_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_tag_follows_folded ON tag_follows (folded);

CREATE TABLE member_follows (
  user_id uuid NOT NULL,
  followed_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_member_follows PRIMARY KEY (user_id, followed_id),
  CONSTRAINT ck_member_follows_other CHECK (user_id <> followed_id),
  CONSTRAINT fk_member_follows_followed_id FOREIGN KEY (followed_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT fk_member_follows_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_member_follows_followed_id ON member_follows (followed_id);

CREATE TABLE post_reads (
  post_id uuid NOT NULL,
  user_id uuid NOT NULL,
  read_at timestamptz NOT NULL,
  CONSTRAINT pk_post_reads PRIMARY KEY (post_id, user_id),
  CONSTRAINT fk_post_reads_post_id FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE,
  CONSTRAINT fk_post_reads_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_post_reads_user_id ON post_reads (user_id);

CREATE TABLE bookmarks (
  user_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  post_id uuid NOT NULL,
  reply_id uuid,
  remind_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_bookmarks PRIMARY KEY (user_id, subject_id),
  CONSTRAINT ck_bookmarks_subject CHECK (subject_id = coalesce(reply_id, post_id)),
  CONSTRAINT fk_bookmarks_post_id FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE,
  CONSTRAINT fk_bookmarks_reply_id FOREIGN KEY (reply_id) REFERENCES post_replies (id) ON DELETE CASCADE,
  CONSTRAINT fk_bookmarks_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_bookmarks_due ON bookmarks (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX ix_bookmarks_latest ON bookmarks (user_id, created_at, subject_id);
CREATE INDEX ix_bookmarks_post_id ON bookmarks (post_id);
CREATE INDEX ix_bookmarks_reply_id ON bookmarks (reply_id);

CREATE TABLE post_revisions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  post_id uuid NOT NULL,
  reply_id uuid,
  title text,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_post_revisions PRIMARY KEY (id),
  CONSTRAINT fk_post_revisions_post_id FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE,
  CONSTRAINT fk_post_revisions_reply_id FOREIGN KEY (reply_id) REFERENCES post_replies (id) ON DELETE CASCADE
);
CREATE INDEX ix_post_revisions_post_id ON post_revisions (post_id);
CREATE INDEX ix_post_revisions_reply_id ON post_revisions (reply_id);

CREATE TABLE reports (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  subject_kind text NOT NULL,
  subject_id uuid NOT NULL,
  copy jsonb NOT NULL,
  author_id uuid,
  reporter_id uuid,
  reason text NOT NULL,
  note text,
  decision_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_reports PRIMARY KEY (id),
  CONSTRAINT uq_reports_member UNIQUE (subject_id, subject_kind, reporter_id),
  CONSTRAINT ck_reports_reason CHECK (reason IN ('spam', 'harassment', 'hate', 'privacy', 'misleading', 'other')),
  CONSTRAINT fk_reports_author_id FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT fk_reports_decision_id FOREIGN KEY (decision_id) REFERENCES audit_events (public_id),
  CONSTRAINT fk_reports_reporter_id FOREIGN KEY (reporter_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX ix_reports_author_id ON reports (author_id);
CREATE INDEX ix_reports_decision_id ON reports (decision_id);
CREATE INDEX ix_reports_open ON reports (created_at, id) WHERE decision_id IS NULL;
CREATE INDEX ix_reports_reporter_id ON reports (reporter_id);
