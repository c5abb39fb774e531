import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { switchFlag, webAddress, wholeNumber } from './setting-types.js';

const isNetwork = (text: string): boolean =>
  /^(loopback|linklocal|uniquelocal)$/.test(text) || isAddressRange(text);

function isAddressRange(text: string): boolean {
  const [address = '', prefix = '0', ...more] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  return bits !== undefined && more.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}

const trustedProxies = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().refine(isNetwork, 'must be addresses or networks, separated by commas')));

/** With a name before it or not. */
const mailAddress = z.string().regex(/[^\s@<]+@[^\s@>]+/, 'must hold a mail address');

const databaseAddress = z
  .string()
  .refine((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url), 'must be a postgres:// address');

const DEVELOPMENT_DATABASE = 'postgres://postgres@127.0.0.1:5432/futurelab';
const DEVELOPMENT_PASSWORD = 'futurelab';
const DEVELOPMENT_ADDRESS = 'hello@futurelab.test';

/** What the environment says of what every feature builds on; features add theirs. */
export const coreEnvironment = {
  FUTURELAB_ENV: z.enum(['development', 'production']).default('development'),
  API_PORT: wholeNumber(0, 65_535).default(3001),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: databaseAddress.default(DEVELOPMENT_DATABASE),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 100).default(10),
  PUBLIC_URL: webAddress.default('http://localhost:3000'),
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .pipe(z.array(z.email('must be mail addresses, separated by commas'))),
  VISIT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z
    .string()
    .refine((url) => /^smtps?:\/\/./.test(url) && URL.canParse(url), 'must be an smtp:// or smtps:// address')
    .optional(),
  MAIL_FROM: mailAddress.default(`FutureLab <${DEVELOPMENT_ADDRESS}>`),
  ENQUIRIES_TO: mailAddress.optional(),
  MAIL_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{24,}=*$/, 'must be whsec_ and base64, as the mail provider shows it')
    .optional(),
  TRUSTED_PROXIES: trustedProxies.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  JOBS_WORKER: switchFlag.default(true),
  PROJECT_REVIEW: switchFlag.default(true),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  DRAIN_MS: wholeNumber(0, 60_000).default(300),
};

type Values = z.infer<z.ZodObject<typeof coreEnvironment>>;

/** What every feature builds on. */
export interface CoreConfig {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** Past a pooler that gives each transaction another session, for what needs one of its own: migrations and LISTEN. */
  readonly directDatabaseUrl: string;
  readonly databasePoolSize: number;
  /** Where people reach the site: origin only, without a trailing slash. */
  readonly publicUrl: string;
  /** Accepted host names besides those of `publicUrl` and loopback. */
  readonly allowedHosts: readonly string[];
  /** Whose owners are administrators once they have signed in; lower case. */
  readonly adminEmails: readonly string[];
  readonly secureCookies: boolean;
  /** Shared with the shell servers, which sign visits with it. */
  readonly visitSecret: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where the team reads what people outside ask. */
  readonly enquiriesTo: string;
  /** The mail provider signs with it what bounces and who complains; null: it is not heard. */
  readonly mailWebhookSecret: string | null;
  /** The mailbox page that shows what would have been sent; never in production. */
  readonly developmentMailbox: boolean;
  /** Servers whose `X-Forwarded-*` headers are believed: addresses, networks, `loopback`, `linklocal`, `uniquelocal`. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  /** Whether this process works through the job queue. */
  readonly runsJobs: boolean;
  /** Whether a moderator opens each proposed project; otherwise the person who proposed it does. */
  readonly reviewsProjects: boolean;
  /** How long it still takes requests after SIGTERM, until load balancers have noticed. */
  readonly drainMs: number;
  /** Port for Prometheus, not reachable from the edge; null: nothing is measured. */
  readonly metricsPort: number | null;
}

/** The whole configuration of the api, read once at start. A feature adds what it reads: see `billing-config.ts`. */
export interface Config extends CoreConfig {}

/** Injection token of {@link Config}. */
export const CONFIG = Symbol('CONFIG');

export function readCoreConfig(values: Values): CoreConfig {
  const production = values.FUTURELAB_ENV === 'production';
  const publicUrl = new URL(values.PUBLIC_URL);
  return {
    production,
    host: values.API_HOST,
    port: values.API_PORT,
    databaseUrl: values.DATABASE_URL,
    directDatabaseUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    publicUrl: publicUrl.origin,
    allowedHosts: values.ALLOWED_HOSTS,
    adminEmails: values.ADMIN_EMAILS,
    secureCookies: publicUrl.protocol === 'https:',
    visitSecret: values.VISIT_SECRET ?? randomBytes(32).toString('base64url'),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    enquiriesTo: values.ENQUIRIES_TO ?? values.MAIL_FROM,
    mailWebhookSecret: values.MAIL_WEBHOOK_SECRET ?? null,
    developmentMailbox: !production && values.SMTP_URL === undefined,
    trustedProxies: values.TRUSTED_PROXIES ?? (production ? [] : ['loopback']),
    logLevel: values.LOG_LEVEL,
    runsJobs: values.JOBS_WORKER,
    reviewsProjects: values.PROJECT_REVIEW,
    drainMs: values.DRAIN_MS,
    metricsPort: values.METRICS_PORT ?? null,
  };
}

/** What production must not start with, as text. */
export function refusedCoreValues(values: Values): string[] {
  const problems: string[] = [];
  if (!values.VISIT_SECRET)
    problems.push('VISIT_SECRET is missing, so no report of a visit could be believed');
  if (!values.SMTP_URL) problems.push('SMTP_URL is missing, so mail would stay in the development mailbox');
  if (!values.PUBLIC_URL.startsWith('https://')) problems.push('PUBLIC_URL is not https');
  if (values.DATABASE_URL === DEVELOPMENT_DATABASE) problems.push('DATABASE_URL is missing');
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const)
    if (values[name] && new URL(values[name]).password === DEVELOPMENT_PASSWORD)
      problems.push(`${name} has the development password “${DEVELOPMENT_PASSWORD}”`);
  for (const name of ['MAIL_FROM', 'ENQUIRIES_TO'] as const)
    if (values[name]?.includes(DEVELOPMENT_ADDRESS))
      problems.push(`${name} is the development address ${DEVELOPMENT_ADDRESS}`);
  return problems;
}
