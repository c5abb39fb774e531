CREATE TABLE subscriptions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  provider text NOT NULL DEFAULT 'granted',
  provider_id text,
  customer_id text,
  period text NOT NULL DEFAULT 'month',
  status text NOT NULL,
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  current_period_end timestamptz,
  access_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_subscriptions PRIMARY KEY (id),
  CONSTRAINT uq_subscriptions_provider_provider_id UNIQUE (provider, provider_id),
  CONSTRAINT ck_subscriptions_end CHECK (status = 'active' OR access_until IS NOT NULL),
  CONSTRAINT ck_subscriptions_period CHECK (period IN ('month', 'year')),
  CONSTRAINT ck_subscriptions_provider CHECK (provider IN ('granted', 'stripe', 'sandbox')),
  CONSTRAINT ck_subscriptions_provider_id CHECK ((provider = 'granted') = (provider_id IS NULL)),
  CONSTRAINT ck_subscriptions_status CHECK (status IN ('active', 'past_due', 'paused', 'canceled')),
  CONSTRAINT fk_subscriptions_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX ix_subscriptions_user_id ON subscriptions (user_id);

CREATE TABLE checkouts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  tier text NOT NULL,
  period text NOT NULL DEFAULT 'month',
  provider text NOT NULL,
  provider_id text,
  url text,
  status text NOT NULL DEFAULT 'open',
  return_to text,
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_checkouts PRIMARY KEY (id),
  CONSTRAINT uq_checkouts_provider_provider_id UNIQUE (provider, provider_id),
  CONSTRAINT ck_checkouts_period CHECK (period IN ('month', 'year')),
  CONSTRAINT ck_checkouts_status CHECK (status IN ('open', 'complete', 'expired')),
  CONSTRAINT ck_checkouts_tier CHECK (tier = 'pro'),
  CONSTRAINT fk_checkouts_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX uq_checkouts_open ON checkouts (user_id, tier) WHERE status = 'open';

CREATE TABLE payments (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  provider text NOT NULL,
  provider_id text NOT NULL,
  user_id uuid,
  subscription_id uuid,
  status text NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL,
  discount integer NOT NULL DEFAULT 0,
  occurred_at timestamptz NOT NULL,
  refunded_at timestamptz,
  refunded_amount integer NOT NULL DEFAULT 0,
  receipt_url text,
  pdf_url text,
  CONSTRAINT pk_payments PRIMARY KEY (id),
  CONSTRAINT uq_payments_provider_provider_id UNIQUE (provider, provider_id),
  CONSTRAINT ck_payments_amount CHECK (amount > 0),
  CONSTRAINT ck_payments_discount CHECK (discount >= 0),
  CONSTRAINT ck_payments_refund CHECK ((refunded_amount > 0) = (refunded_at IS NOT NULL)),
  CONSTRAINT ck_payments_refunded_amount CHECK (refunded_amount BETWEEN 0 AND amount AND (status <> 'refunded' OR refunded_amount > 0)),
  CONSTRAINT ck_payments_status CHECK (status IN ('paid', 'failed', 'refunded', 'disputed')),
  CONSTRAINT fk_payments_subscription_id FOREIGN KEY (subscription_id) REFERENCES subscriptions (id) ON DELETE SET NULL,
  CONSTRAINT fk_payments_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX ix_payments_occurred_at ON payments (occurred_at);
CREATE INDEX ix_payments_subscription_id ON payments (subscription_id);
CREATE INDEX ix_payments_user_id_occurred_at ON payments (user_id, occurred_at);

CREATE TABLE provider_prices (
  provider text NOT NULL,
  period text NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_provider_prices PRIMARY KEY (provider, period),
  CONSTRAINT ck_provider_prices_period CHECK (period IN ('month', 'year'))
);

CREATE TABLE billing_details (
  user_id uuid NOT NULL,
  company_name text NOT NULL,
  country text NOT NULL,
  vat_number text,
  CONSTRAINT pk_billing_details PRIMARY KEY (user_id),
  CONSTRAINT ck_billing_details_company_name CHECK (char_length(company_name) BETWEEN 1 AND 120),
  CONSTRAINT ck_billing_details_country CHECK (country ~ '^[A-Z]{2}$'),
  CONSTRAINT ck_billing_details_vat_number CHECK (vat_number ~ '^[A-Z0-9]{4,20}$'),
  CONSTRAINT fk_billing_details_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE billing_events (
  provider text NOT NULL,
  id text NOT NULL,
  type text NOT NULL,
  occurred_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_billing_events PRIMARY KEY (provider, id)
);

CREATE TABLE sandbox_objects (
  id text NOT NULL,
  kind text NOT NULL,
  data jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pk_sandbox_objects PRIMARY KEY (id),
  CONSTRAINT ck_sandbox_objects_kind CHECK (kind IN ('checkout', 'subscription', 'coupon'))
);
