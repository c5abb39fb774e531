import { createPublicKey, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { releaseSource, type ReleaseSource } from './releases/release-source';

/** The shell server's settings, read once from the environment. */
export interface ShellConfig {
  port: number;
  host: string;
  /** Origin a visitor sees, without a trailing slash. */
  publicUrl: string;
  /** Servers whose `X-Forwarded-*` headers are believed: addresses, networks, `loopback`, `linklocal`, `uniquelocal`. */
  trustedProxies: string[];
  /** Names that it answers under besides those of `publicUrl` and of loopback. */
  allowedHosts: string[];
  apiUrl: string;
  /** Folder of the releases: `<app>/<release>/…`. */
  releasesFolder: string;
  /** Where releases that are not in the folder are fetched from; null: the registry itself puts them there. */
  releaseSource: ReleaseSource | null;
  /** The registry's public keys, PEM, which verify the live document. */
  releaseKeys: string[];
  /** Shared with the api: signs visit tokens, without which telemetry is not counted. */
  visitSecret: string;
  /** Where the last good live document is stored. */
  documentFile: string;
  clientFolder: string;
  /** Where the browser files of this build stay for the tabs that it opened, as those of builds before it do. */
  clientArchive: string;
  chatbotId: string | null;
  chatbotScriptUrl: string | null;
  /** Threads that render pages; one more than needed hides the loss of one. */
  renderWorkers: number;
  /** How long requests are accepted during shutdown, while load balancers turn elsewhere. */
  drainMs: number;
  /** Web vitals and performance warnings in the console. */
  development: boolean;
  /** Address of the Prometheus endpoint, on a port of its own; null: no metrics. */
  metricsPort: number | null;
  logLevel: string;
}

const MAX_PORT = 65_535;
const SECRET_LENGTH = 32;
/** Settings that may come from a file: `<NAME>_FILE`. */
export const SECRETS = ['RELEASE_PUBLIC_KEYS', 'VISIT_SECRET'];

function wholeNumber(least: number, most: number) {
  const error = `is not a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
}

const webAddress = z
  .url({ protocol: /^https?$/, error: 'is not an http:// or https:// address' })
  .transform((address) => address.replace(/\/$/, ''));

const list = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean));

function isNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...more] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  const isRange =
    bits !== undefined && more.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
  return isRange || ['loopback', 'linklocal', 'uniquelocal'].includes(text);
}

function isPublicKey(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

const NO_KEY = 'names no public key of the registry';
const publicKeys = z
  .string({ error: NO_KEY })
  .transform((text) => text.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [])
  .refine((keys) => keys.length > 0, { error: NO_KEY, abort: true })
  .refine((keys) => keys.every(isPublicKey), 'holds something that is not an Ed25519 public key in PEM');

const environment = z
  .object({
    PORT: wholeNumber(0, MAX_PORT).default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: webAddress.optional(),
    ALLOWED_HOSTS: list,
    TRUSTED_PROXIES: list.refine(
      (networks) => networks.every(isNetwork),
      'is not a list of addresses or networks, separated by commas',
    ),
    API_URL: webAddress.default('http://127.0.0.1:3001'),
    RELEASES_DIR: z.string().optional(),
    RELEASES_URL: webAddress.optional(),
    ARTIFACTS_S3_BUCKET: z.string().optional(),
    ARTIFACTS_S3_PREFIX: z.string().regex(/\/$/, 'does not end with a slash').optional(),
    ARTIFACTS_S3_ENDPOINT: webAddress.optional(),
    ARTIFACTS_S3_REGION: z.string().optional(),
    RELEASE_PUBLIC_KEYS: publicKeys,
    VISIT_SECRET: z
      .string()
      .trim()
      .min(SECRET_LENGTH, `is shorter than ${SECRET_LENGTH} characters`)
      .optional(),
    STATE_DIR: z.string().optional(),
    CHATBOT_ID: z.string().optional(),
    CHATBOT_SCRIPT_URL: webAddress.default('https://www.chatbase.co/embed.min.js'),
    RENDER_WORKERS: wholeNumber(1, 64).default(2),
    DRAIN_MS: wholeNumber(0, 60_000).default(300),
    METRICS_PORT: wholeNumber(0, MAX_PORT).optional(),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
        error: 'is none of trace, debug, info, warn, error and silent',
      })
      .default('info'),
    NODE_ENV: z.string().optional(),
    FUTURELAB_ENV: z.string().optional(),
  })
  .check((context) => {
    const { RELEASES_URL, ARTIFACTS_S3_BUCKET, PUBLIC_URL = '', VISIT_SECRET } = context.value;
    const problem = (name: string, message: string) =>
      context.issues.push({ code: 'custom', input: context.value, path: [name], message });
    if (RELEASES_URL && ARTIFACTS_S3_BUCKET)
      problem('RELEASES_URL', 'and ARTIFACTS_S3_BUCKET are both set: only one can be meant');
    if (!VISIT_SECRET && PUBLIC_URL.startsWith('https:'))
      problem('VISIT_SECRET', 'is missing, so no report of a visit could be believed');
  });

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);

/** The environment, with `<NAME>` read from the file that `<NAME>_FILE` names. */
function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const filled = { ...env };
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new Error(`${name} and ${name}_FILE are both set: only one can be meant`);
    try {
      filled[name] = readFileSync(file, 'utf8');
    } catch (cause) {
      throw new Error(`${name}_FILE cannot be read: ${(cause as Error).message}`, { cause });
    }
  }
  return filled;
}

/** @throws an Error that names every setting that is wrong */
export function readConfig(env: NodeJS.ProcessEnv, folder: string): ShellConfig {
  const filled = Object.fromEntries(Object.entries(withSecretFiles(env)).filter(([, value]) => value !== ''));
  const { data: values, error } = environment.safeParse(filled);
  if (!values) {
    const problems = error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`);
    throw new Error(`The settings are wrong: ${problems.join('; ')}`);
  }
  const releasesFolder = path.resolve(values.RELEASES_DIR ?? path.join(folder, '../../../.data/releases'));
  const stateFolder = path.resolve(values.STATE_DIR ?? path.join(releasesFolder, '..', 'shell'));
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    trustedProxies: values.TRUSTED_PROXIES,
    allowedHosts: values.ALLOWED_HOSTS,
    apiUrl: values.API_URL,
    releasesFolder,
    releaseSource: releaseSource(values),
    releaseKeys: values.RELEASE_PUBLIC_KEYS,
    visitSecret: values.VISIT_SECRET ?? randomBytes(SECRET_LENGTH).toString('base64url'),
    documentFile: path.join(stateFolder, 'live-releases.json'),
    clientFolder: path.join(folder, '../client'),
    clientArchive: path.join(stateFolder, 'client'),
    chatbotId: values.CHATBOT_ID ?? null,
    chatbotScriptUrl: values.CHATBOT_SCRIPT_URL,
    renderWorkers: values.RENDER_WORKERS,
    drainMs: values.DRAIN_MS,
    development: [values.NODE_ENV, values.FUTURELAB_ENV].includes('development'),
    metricsPort: values.METRICS_PORT ?? null,
    logLevel: values.LOG_LEVEL,
  };
}
