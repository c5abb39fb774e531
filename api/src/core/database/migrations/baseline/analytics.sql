CREATE TABLE daily_numbers (
  day date NOT NULL,
  joined integer NOT NULL,
  onboarded integer NOT NULL,
  first_lessons integer NOT NULL,
  first_posts integer NOT NULL,
  first_rsvps integer NOT NULL,
  first_pro integer NOT NULL,
  active integer NOT NULL,
  active_week integer NOT NULL,
  active_month integer NOT NULL,
  posts integer NOT NULL,
  replies integer NOT NULL,
  attendances integer NOT NULL,
  lessons_finished integer NOT NULL,
  subscriptions_begun integer NOT NULL,
  subscriptions_ended integer NOT NULL,
  newsletter_joined integer NOT NULL,
  newsletter_left integer NOT NULL,
  members integer,
  pro_members integer,
  paid_subscriptions integer,
  past_due_subscriptions integer,
  paused_subscriptions integer,
  newsletter_subscribers integer,
  answered_questions integer,
  counted_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_daily_numbers PRIMARY KEY (day),
  CONSTRAINT ck_daily_numbers_standing CHECK (num_nonnulls(members, pro_members, paid_subscriptions, past_due_subscriptions, paused_subscriptions, newsletter_subscribers, answered_questions) IN (0, 7))
);

CREATE TABLE cohort_numbers (
  week date NOT NULL,
  joined integer NOT NULL,
  returned integer NOT NULL,
  counted_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_cohort_numbers PRIMARY KEY (week),
  CONSTRAINT ck_cohort_numbers_returned CHECK (returned BETWEEN 0 AND joined),
  CONSTRAINT ck_cohort_numbers_week CHECK (EXTRACT(isodow FROM week) = 1)
);

CREATE TABLE empty_searches (
  day date NOT NULL,
  word text NOT NULL,
  searches integer NOT NULL DEFAULT 1,
  CONSTRAINT pk_empty_searches PRIMARY KEY (day, word),
  CONSTRAINT ck_empty_searches_word CHECK (length(word) BETWEEN 3 AND 30)
);
