import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readReleaseSource, type ReleaseSourceSettings } from './releases/release-source';

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
  releaseSource: ReleaseSourceSettings;
  /** The registry's public keys, PEM, which verify the live document. */
  releaseKeys: string[];
  /** Shared with the api: signs visit tokens, without which telemetry is not counted. */
  visitSecret: string;
  /** Where the last good live document is kept. */
  documentFile: string;
  clientFolder: string;
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

function readInteger(env: NodeJS.ProcessEnv, name: string, usual: number, most: number, least = 0): number {
  const value = Number(env[name] || usual);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`${name} is not a whole number from ${least} to ${most}: ${env[name]}`);
  return value;
}

const readList = (env: NodeJS.ProcessEnv, name: string): string[] =>
  (env[name] ?? '').split(/[\s,]+/).filter(Boolean);

function readReleaseKeys(env: NodeJS.ProcessEnv): string[] {
  const keys = readText(env, 'RELEASE_PUBLIC_KEYS');
  const found = keys.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
  if (found.length === 0) throw new Error('RELEASE_PUBLIC_KEYS names no public key of the registry');
  return found;
}

const SECRET_LENGTH = 32;

/** Locally, one of its own will do: reports are not counted then. */
function readVisitSecret(env: NodeJS.ProcessEnv, publicUrl: string): string {
  const secret = readText(env, 'VISIT_SECRET').trim();
  if (secret === '' && publicUrl.startsWith('https:'))
    throw new Error('VISIT_SECRET is missing, so no report of a visit could be believed');
  if (secret !== '' && secret.length < SECRET_LENGTH)
    throw new Error(`VISIT_SECRET is shorter than ${SECRET_LENGTH} characters`);
  return secret || randomBytes(SECRET_LENGTH).toString('base64url');
}

/** What the variable `name` says, or the file that `<name>_FILE` names. */
function readText(env: NodeJS.ProcessEnv, name: string): string {
  const { [name]: written, [`${name}_FILE`]: file } = env;
  if (written && file) throw new Error(`${name} and ${name}_FILE are both set: only one can be meant`);
  if (!file) return written ?? '';
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`${name}_FILE cannot be read: ${(cause as Error).message}`, { cause });
  }
}

export function readConfig(env: NodeJS.ProcessEnv, folder: string): ShellConfig {
  const port = readInteger(env, 'PORT', 3000, MAX_PORT);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, '');
  const releasesFolder = path.resolve(env.RELEASES_DIR ?? path.join(folder, '../../../.data/releases'));
  return {
    port,
    host: env.HOST || '127.0.0.1',
    publicUrl,
    trustedProxies: readList(env, 'TRUSTED_PROXIES'),
    allowedHosts: readList(env, 'ALLOWED_HOSTS'),
    apiUrl: (env.API_URL ?? 'http://127.0.0.1:3001').replace(/\/$/, ''),
    releasesFolder,
    releaseSource: readReleaseSource(env),
    releaseKeys: readReleaseKeys(env),
    visitSecret: readVisitSecret(env, publicUrl),
    documentFile: path.resolve(
      env.STATE_DIR ?? path.join(releasesFolder, '..', 'shell'),
      'live-releases.json',
    ),
    clientFolder: path.join(folder, '../client'),
    chatbotId: env.CHATBOT_ID || null,
    chatbotScriptUrl: env.CHATBOT_SCRIPT_URL || 'https://www.chatbase.co/embed.min.js',
    renderWorkers: readInteger(env, 'RENDER_WORKERS', 2, 64, 1),
    drainMs: readInteger(env, 'DRAIN_MS', 300, 60_000),
    development: [env.NODE_ENV, env.FUTURELAB_ENV].includes('development'),
    metricsPort: env.METRICS_PORT ? readInteger(env, 'METRICS_PORT', 0, MAX_PORT) : null,
    logLevel: env.LOG_LEVEL ?? 'info',
  };
}
