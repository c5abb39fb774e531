CREATE TABLE friendships (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  low_id uuid NOT NULL,
  high_id uuid NOT NULL,
  asked_by_id uuid NOT NULL,
  status text NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_friendships PRIMARY KEY (id),
  CONSTRAINT uq_friendships_pair UNIQUE (low_id, high_id),
  CONSTRAINT ck_friendships_asked_by CHECK (asked_by_id IN (low_id, high_id)),
  CONSTRAINT ck_friendships_order CHECK (low_id < high_id),
  CONSTRAINT ck_friendships_status CHECK (status IN ('requested', 'declined', 'withdrawn', 'friends')),
  CONSTRAINT fk_friendships_high_id FOREIGN KEY (high_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT fk_friendships_low_id FOREIGN KEY (low_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_friendships_high_id ON friendships (high_id);

CREATE TABLE member_blocks (
  blocker_id uuid NOT NULL,
  blocked_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_member_blocks PRIMARY KEY (blocker_id, blocked_id),
  CONSTRAINT ck_member_blocks_two CHECK (blocker_id <> blocked_id),
  CONSTRAINT fk_member_blocks_blocked_id FOREIGN KEY (blocked_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT fk_member_blocks_blocker_id FOREIGN KEY (blocker_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_member_blocks_blocked_id ON member_blocks (blocked_id);

CREATE TABLE member_mutes (
  muter_id uuid NOT NULL,
  muted_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_member_mutes PRIMARY KEY (muter_id, muted_id),
  CONSTRAINT ck_member_mutes_two CHECK (muter_id <> muted_id),
  CONSTRAINT fk_member_mutes_muted_id FOREIGN KEY (muted_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT fk_member_mutes_muter_id FOREIGN KEY (muter_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_member_mutes_muted_id ON member_mutes (muted_id);

CREATE TABLE introductions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  by_id uuid NOT NULL,
  first_id uuid NOT NULL,
  second_id uuid NOT NULL,
  reason text NOT NULL,
  first_agrees boolean,
  second_agrees boolean,
  conversation_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_introductions PRIMARY KEY (id),
  CONSTRAINT uq_introductions_people UNIQUE (by_id, first_id, second_id),
  CONSTRAINT ck_introductions_three CHECK (first_id < second_id AND by_id NOT IN (first_id, second_id)),
  CONSTRAINT fk_introductions_by_id FOREIGN KEY (by_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT fk_introductions_first_id FOREIGN KEY (first_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT fk_introductions_second_id FOREIGN KEY (second_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_introductions_first_id_created_at ON introductions (first_id, created_at);
CREATE INDEX ix_introductions_second_id_created_at ON introductions (second_id, created_at);

CREATE TABLE recommendation_settings (
  user_id uuid NOT NULL,
  enabled boolean NOT NULL,
  CONSTRAINT pk_recommendation_settings PRIMARY KEY (user_id),
  CONSTRAINT fk_recommendation_settings_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE dismissed_recommendations (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_dismissed_recommendations PRIMARY KEY (user_id, kind, subject_id),
  CONSTRAINT fk_dismissed_recommendations_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE conversations (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  pair text,
  name text,
  creator_id uuid,
  last_position integer NOT NULL DEFAULT 0,
  last_message_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_conversations PRIMARY KEY (id),
  CONSTRAINT uq_conversations_pair UNIQUE (pair),
  CONSTRAINT ck_conversations_position CHECK (last_position >= 0),
  CONSTRAINT ck_conversations_name CHECK (name IS NULL OR pair IS NULL),
  CONSTRAINT fk_conversations_creator_id FOREIGN KEY (creator_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX ix_conversations_creator_id ON conversations (creator_id);

CREATE TABLE conversation_members (
  conversation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  state text NOT NULL,
  read_position integer NOT NULL DEFAULT 0,
  from_position integer NOT NULL DEFAULT 0,
  CONSTRAINT pk_conversation_members PRIMARY KEY (conversation_id, user_id),
  CONSTRAINT ck_conversation_members_state CHECK (state IN ('open', 'request', 'declined', 'left')),
  CONSTRAINT fk_conversation_members_conversation_id FOREIGN KEY (conversation_id) REFERENCES conversations (id) ON DELETE CASCADE,
  CONSTRAINT fk_conversation_members_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_conversation_members_user_id ON conversation_members (user_id);

CREATE TABLE messages (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  conversation_id uuid NOT NULL,
  position integer NOT NULL,
  author_id uuid,
  is_system boolean NOT NULL DEFAULT false,
  text text NOT NULL,
  reply_to_position integer,
  edited_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT pk_messages PRIMARY KEY (id),
  CONSTRAINT uq_messages_position UNIQUE (conversation_id, "position"),
  CONSTRAINT ck_messages_system CHECK (NOT is_system OR author_id IS NULL),
  CONSTRAINT ck_messages_reply_to CHECK (reply_to_position < "position"),
  CONSTRAINT fk_messages_author_id FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT fk_messages_conversation_id FOREIGN KEY (conversation_id) REFERENCES conversations (id) ON DELETE CASCADE
);
CREATE INDEX ix_messages_author_id ON messages (author_id);

CREATE TABLE message_files (
  id uuid NOT NULL,
  user_id uuid,
  message_id uuid,
  position integer NOT NULL DEFAULT 0,
  file_name text NOT NULL,
  file_size integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_message_files PRIMARY KEY (id),
  CONSTRAINT ck_message_files_size CHECK (file_size > 0),
  CONSTRAINT fk_message_files_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT fk_message_files_message_id FOREIGN KEY (message_id) REFERENCES messages (id) ON DELETE SET NULL
);
CREATE INDEX ix_message_files_user_id ON message_files (user_id);
CREATE INDEX ix_message_files_message_id ON message_files (message_id);
CREATE INDEX ix_message_files_without_message ON message_files (created_at) WHERE message_id IS NULL;

CREATE TABLE message_reactions (
  message_id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_message_reactions PRIMARY KEY (message_id, user_id, kind),
  CONSTRAINT ck_message_reactions_kind CHECK (kind IN ('like', 'thanks', 'insight')),
  CONSTRAINT fk_message_reactions_message_id FOREIGN KEY (message_id) REFERENCES messages (id) ON DELETE CASCADE,
  CONSTRAINT fk_message_reactions_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_message_reactions_user_id ON message_reactions (user_id);
