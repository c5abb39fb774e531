CREATE TABLE notifications (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  kind text NOT NULL,
  source_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  actor_id uuid,
  group_id uuid,
  lesson_id uuid,
  title text NOT NULL,
  href text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  in_app boolean NOT NULL DEFAULT true,
  mail_due_at timestamptz,
  mailed_at timestamptz,
  CONSTRAINT pk_notifications PRIMARY KEY (id),
  CONSTRAINT uq_notifications_source UNIQUE (user_id, kind, source_id),
  CONSTRAINT fk_notifications_actor_id FOREIGN KEY (actor_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT fk_notifications_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_notifications_actor_id ON notifications (actor_id);
CREATE INDEX ix_notifications_mail_due ON notifications (mail_due_at) WHERE mail_due_at IS NOT NULL;
CREATE INDEX ix_notifications_subject_id ON notifications (subject_id);
CREATE INDEX ix_notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
CREATE INDEX ix_notifications_user_id_created_at ON notifications (user_id, created_at);

CREATE TABLE notification_settings (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  channels text[] NOT NULL,
  CONSTRAINT pk_notification_settings PRIMARY KEY (user_id, kind),
  CONSTRAINT fk_notification_settings_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE notification_schedules (
  user_id uuid NOT NULL,
  paused_until timestamptz,
  digest_on text,
  CONSTRAINT pk_notification_schedules PRIMARY KEY (user_id),
  CONSTRAINT ck_notification_schedules_digest_on CHECK (digest_on IN ('daily', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  CONSTRAINT fk_notification_schedules_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE notification_mutes (
  user_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  CONSTRAINT pk_notification_mutes PRIMARY KEY (user_id, subject_id),
  CONSTRAINT fk_notification_mutes_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE push_subscriptions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_push_subscriptions PRIMARY KEY (id),
  CONSTRAINT uq_push_subscriptions_endpoint UNIQUE (endpoint),
  CONSTRAINT fk_push_subscriptions_session_id FOREIGN KEY (session_id) REFERENCES sessions (id) ON DELETE CASCADE,
  CONSTRAINT fk_push_subscriptions_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_push_subscriptions_session_id ON push_subscriptions (session_id);
CREATE INDEX ix_push_subscriptions_user_id ON push_subscriptions (user_id);

CREATE TABLE notification_mails (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  kind text NOT NULL,
  sent_at timestamptz NOT NULL,
  CONSTRAINT pk_notification_mails PRIMARY KEY (id),
  CONSTRAINT fk_notification_mails_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_notification_mails_sent_at ON notification_mails (sent_at);
CREATE INDEX ix_notification_mails_user_id_sent_at ON notification_mails (user_id, sent_at);

CREATE TABLE mail_recipients (
  user_id uuid NOT NULL,
  key uuid NOT NULL DEFAULT gen_random_uuid(),
  seen_at timestamptz,
  digest_at timestamptz,
  CONSTRAINT pk_mail_recipients PRIMARY KEY (user_id),
  CONSTRAINT fk_mail_recipients_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE mail_messages (
  id uuid NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  html text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_mail_messages PRIMARY KEY (id)
);
CREATE INDEX ix_mail_messages_created_at ON mail_messages (created_at);

CREATE TABLE suppressed_addresses (
  email_hash text NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_suppressed_addresses PRIMARY KEY (email_hash),
  CONSTRAINT ck_suppressed_addresses_reason CHECK (reason IN ('unsubscribed', 'refused', 'bounced', 'complained'))
);

CREATE TABLE undeliverable_addresses (
  email_hash text NOT NULL,
  status text NOT NULL,
  refused_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_undeliverable_addresses PRIMARY KEY (email_hash)
);
