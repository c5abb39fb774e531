import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';
import { freePort } from '../../scripts/free-port.mjs';

const SERVER = fileURLToPath(new URL('../../shell/dist/server/index.mjs', import.meta.url));
const A_FILE = fileURLToPath(import.meta.url);
const KEY = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();

interface Start {
  /** A port that another server listens on. */
  takenPort: string;
  spawnShell: (settings: Record<string, string>) => ReturnType<typeof spawn>;
}

/** Shells by themselves: nothing answers where their api should be. */
const test = base.extend<Start>({
  takenPort: async ({}, use) => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use(String((server.address() as AddressInfo).port));
    server.close();
  },
  spawnShell: async ({}, use) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'shell-start-'));
    const started: ReturnType<typeof spawn>[] = [];
    await use((settings) => {
      const env = {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        PORT: '0',
        API_URL: 'http://127.0.0.1:1',
        RELEASES_DIR: path.join(folder, 'releases'),
        STATE_DIR: path.join(folder, 'state'),
        RELEASE_PUBLIC_KEYS: KEY,
        ...settings,
      };
      const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      started.push(child);
      return child;
    });
    for (const child of started) child.kill('SIGKILL');
    await rm(folder, { recursive: true });
  },
});

const FAULTS: [fault: string, settings: (takenPort: string) => Record<string, string>, line: RegExp][] = [
  ['a setting is wrong', () => ({ PORT: '80a' }), /^The settings are wrong: PORT is not/],
  ['two settings are wrong', () => ({ PUBLIC_URL: 'futurelab', DRAIN_MS: 'soon' }), /PUBLIC_URL.*DRAIN_MS/],
  ['no key is set', () => ({ RELEASE_PUBLIC_KEYS: '' }), /RELEASE_PUBLIC_KEYS names no public key/],
  [
    'the key is none',
    () => ({ RELEASE_PUBLIC_KEYS: '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----' }),
    /RELEASE_PUBLIC_KEYS holds something that is not/,
  ],
  [
    'a secret’s file is not there',
    () => ({ VISIT_SECRET_FILE: '/secrets/gone' }),
    /^VISIT_SECRET_FILE cannot be read/,
  ],
  [
    'a public site has no secret',
    () => ({ PUBLIC_URL: 'https://futurelab.example' }),
    /VISIT_SECRET is missing/,
  ],
  ['a folder cannot be written to', () => ({ STATE_DIR: `${A_FILE}/state` }), /^STATE_DIR: .*ENOTDIR/],
  ['releases cannot be read', () => ({ RELEASES_DIR: `${A_FILE}/releases` }), /^RELEASES_DIR: .*ENOTDIR/],
  ['its port is taken', (PORT) => ({ PORT }), /^HOST, PORT: 127\.0\.0\.1:\d+ is taken by another process/],
  [
    'the port of its metrics is taken',
    (METRICS_PORT) => ({ METRICS_PORT }),
    /^HOST, METRICS_PORT: .* is taken by another process/,
  ],
  ['its address is another machine’s', () => ({ HOST: '192.0.2.1' }), /^HOST, PORT: .* is no address/],
];

test.describe('A shell that cannot start ends with 1 and one line on why', () => {
  for (const [fault, settings, line] of FAULTS)
    test(`when ${fault}`, async ({ spawnShell, takenPort }) => {
      const child = spawnShell(settings(takenPort));
      const ended = once(child, 'exit');
      const [errors, output] = await Promise.all([text(child.stderr!), text(child.stdout!), ended]);
      expect(errors).toMatch(line);
      expect(errors.trimEnd()).not.toContain('\n');
      expect([child.exitCode, output]).toEqual([1, '']);
    });
});

test('A shell that does not reach the api says so at /readyz', async ({ spawnShell }) => {
  const port = await freePort();
  spawnShell({ PORT: String(port), API_URL: `http://127.0.0.1:${await freePort()}` });
  const readiness = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.json(),
      () => null,
    );
  await expect.poll(readiness).toEqual({
    status: 'not ready',
    message: 'No live releases are known: the registry does not answer (ECONNREFUSED)',
  });
});
