import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readReleaseSource, type ReleaseSourceSettings } from './choose-release-source';

/** The shell server's settings, read once from the environment. */
export interface ShellConfig {
  port: number;
  host: string;
  /** Origin a visitor sees, without a trailing slash. */
  publicUrl: string;
  /** Servers whose `X-Forwarded-*` headers are believed: addresses, networks, `loopback`, `linklocal`, `uniquelocal`. */
  trustedProxies: string[];
  /** Where the api answers. */
  apiUrl: string;
  /** Folder of the releases: `<app>/<release>/…`. */
  releasesFolder: string;
  /** Where releases that are not in the folder are fetched from; null: the registry itself puts them there. */
  releaseSource: ReleaseSourceSettings;
  /** The registry's public keys, PEM: whose word on what is live is taken. */
  releaseKeys: string[];
  /** Where the registry's last good word is kept. */
  documentFile: string;
  /** The shell's own browser files. */
  clientFolder: string;
  chatbotId: string | null;
  chatbotScriptUrl: string | null;
  /** Threads that render pages; one more than needed hides the loss of one. */
  renderWorkers: number;
  /** How long a server that was told to stop still takes requests, so that whoever sends them can turn elsewhere. */
  drainMs: number;
  /** Whether browsers of members keep the openings of pages; off, and those that have some give them up. */
  serviceWorker: boolean;
  /** Pages say in the console what they cost, for whoever is building them. */
  development: boolean;
  /** Where Prometheus reads, apart from what visitors reach; null: nothing is measured. */
  metricsPort: number | null;
  logLevel: string;
}

const MAX_PORT = 65_535;

function numberIn(env: NodeJS.ProcessEnv, name: string, usual: number, most: number, least = 0): number {
  const value = Number(env[name] || usual);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`${name} is not a whole number from ${least} to ${most}: ${env[name]}`);
  return value;
}

/** `on` unless it is `off`. */
function switchIn(env: NodeJS.ProcessEnv, name: string): boolean {
  const value = env[name] || 'on';
  if (value !== 'on' && value !== 'off') throw new Error(`${name} is neither on nor off: ${value}`);
  return value === 'on';
}

function readReleaseKeys(env: NodeJS.ProcessEnv): string[] {
  const { RELEASE_PUBLIC_KEYS: written, RELEASE_PUBLIC_KEYS_FILE: file } = env;
  if (written && file)
    throw new Error('RELEASE_PUBLIC_KEYS and RELEASE_PUBLIC_KEYS_FILE are both set: only one can be meant');
  const keys = file ? readKeysFile(file) : (written ?? '');
  const found = keys.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
  if (found.length === 0) throw new Error('RELEASE_PUBLIC_KEYS names no public key of the registry');
  return found;
}

function readKeysFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`RELEASE_PUBLIC_KEYS_FILE cannot be read: ${(cause as Error).message}`, { cause });
  }
}

export function readConfig(env: NodeJS.ProcessEnv, folder: string): ShellConfig {
  const port = numberIn(env, 'PORT', 3000, MAX_PORT);
  const releasesFolder = path.resolve(env.RELEASES_DIR ?? path.join(folder, '../../../.data/releases'));
  return {
    port,
    host: env.HOST ?? '0.0.0.0',
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    trustedProxies: (env.TRUSTED_PROXIES ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    apiUrl: (env.API_URL ?? 'http://127.0.0.1:3001').replace(/\/$/, ''),
    releasesFolder,
    releaseSource: readReleaseSource(env),
    releaseKeys: readReleaseKeys(env),
    documentFile: path.resolve(
      env.STATE_DIR ?? path.join(releasesFolder, '..', 'shell'),
      'live-releases.json',
    ),
    clientFolder: path.join(folder, '../client'),
    chatbotId: env.CHATBOT_ID || null,
    chatbotScriptUrl: env.CHATBOT_SCRIPT_URL || 'https://www.chatbase.co/embed.min.js',
    renderWorkers: numberIn(env, 'RENDER_WORKERS', 2, 64, 1),
    drainMs: numberIn(env, 'DRAIN_MS', 300, 60_000),
    serviceWorker: switchIn(env, 'SERVICE_WORKER'),
    development: env.NODE_ENV === 'development',
    metricsPort: env.METRICS_PORT ? numberIn(env, 'METRICS_PORT', 0, MAX_PORT) : null,
    logLevel: env.LOG_LEVEL ?? 'info',
  };
}
