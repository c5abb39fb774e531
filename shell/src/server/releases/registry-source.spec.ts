import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { LiveDocument } from '@futurelab/platform/live-document';
import { RegistrySource } from './registry-source';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const stranger = generateKeyPairSync('ed25519').privateKey;
const der = publicKey.export({ type: 'spki', format: 'der' });
const keyId = createHash('sha256').update(der).digest('hex').slice(0, 16);

const signed = (value: unknown, key: KeyObject = privateKey) => {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return { payload, signature: sign(null, Buffer.from(payload), key).toString('base64url') };
};
const now = () => Math.floor(Date.now() / 1000);
const envelope = (version: number, key = privateKey, expiresAt: number | null = now() + 3_600) =>
  JSON.stringify({
    keyId,
    ...signed({ schema: 1, version, ...(expiresAt && { expiresAt }), apps: {}, manifests: {} }, key),
  });

describe('the registry’s word on what is live', () => {
  let folder: string;
  let file: string;
  let answer: string;
  let server: http.Server;
  let apiUrl: string;
  const problems: unknown[] = [];

  beforeEach(async () => {
    problems.length = 0;
    folder = await mkdtemp(path.join(os.tmpdir(), 'document-'));
    file = path.join(folder, 'live.json');
    answer = envelope(1);
    server = http.createServer((_, response) => response.setHeader('etag', '"1"').end(answer));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  });

  const started = async (servable?: (document: LiveDocument) => LiveDocument): Promise<RegistrySource> => {
    const onProblem = (problem: unknown) => problems.push(problem);
    const source = new RegistrySource({ apiUrl, publicKeys: [pem], file, onProblem, servable });
    await source.start();
    source.close();
    return source;
  };

  it('is taken when it is signed, and stored on disk', async () => {
    expect((await (await started()).current()).version).toBe(1);
    expect(await readFile(file, 'utf8')).toBe(answer);
  });

  it('is the stored one while the registry is away', async () => {
    await writeFile(file, envelope(7));
    apiUrl = 'http://127.0.0.1:9';
    expect((await (await started()).current()).version).toBe(7);
    expect(problems).toHaveLength(1);
  });

  it('is refused when another key signed it', async () => {
    await writeFile(file, envelope(7));
    answer = envelope(8, stranger);
    expect((await (await started()).current()).version).toBe(7);
    expect(String(problems[0])).toContain('not signed by the registry');
  });

  it('is refused when it is older than the one that is served, or that was stored', async () => {
    const stored = envelope(7);
    await writeFile(file, stored);
    answer = envelope(6);
    expect((await (await started()).current()).version).toBe(7);
    expect(String(problems[0])).toContain('version 6, and 7 is known');
    expect(await readFile(file, 'utf8')).toBe(stored);
  });

  it.each([
    ['has run out', () => now() - 1, 'which is out of date'],
    ['does not say when it runs out', () => null, 'expiresAt'],
  ])('is refused when it %s', async (_, expiresAt, problem) => {
    answer = envelope(8, privateKey, expiresAt());
    await expect((await started()).current()).rejects.toThrow(problem);
    expect(String(problems[0])).toContain(problem);
  });

  it('is refused, stored or new, by a server that cannot start with it', async () => {
    await writeFile(file, envelope(7));
    answer = envelope(8);
    const source = await started(() => {
      throw new Error('It runs with react ^20.0.0');
    });
    await expect(source.current()).rejects.toThrow('No live releases are known: It runs with react ^20.0.0');
    expect(problems.map(String)).toEqual(Array(2).fill('Error: It runs with react ^20.0.0'));
  });

  it('goes on being served long after it ran out, until there is a newer one', async () => {
    await writeFile(file, envelope(7, privateKey, now() - 7 * 86_400));
    apiUrl = 'http://127.0.0.1:9';
    expect((await (await started()).current()).version).toBe(7);
  });

  it('is refused whichever byte of it is altered, in the answer and on disk', async () => {
    const whole = Buffer.from(envelope(8));
    const unnoticed: number[] = [];
    for (let at = 0; at < whole.length; at += 1) {
      const altered = Buffer.from(whole);
      altered[at]! ^= 1;
      answer = altered.toString();
      await writeFile(file, altered);
      const taken = await (await started()).current().catch(() => null);
      if (taken) unnoticed.push(at);
    }
    expect(unnoticed).toEqual([]);
    expect(String(problems.at(-1))).toMatch(/JSON|not signed/);
  }, 30_000);

  it('vouches for pins that it signed and that have not run out', async () => {
    const source = await started();
    const cookie = (exp: number, key = privateKey) => {
      const { payload, signature } = signed({ pins: { 'mf-learning': 'r2' }, exp }, key);
      return `${payload}.${signature}`;
    };
    const soon = now() + 60;
    expect(source.pins(cookie(soon))).toEqual({ 'mf-learning': 'r2' });
    expect(source.pins(cookie(soon - 120))).toEqual({});
    expect(source.pins(cookie(soon, stranger))).toEqual({});
    expect(source.pins('nonsense')).toEqual({});
    expect(source.pins(undefined)).toEqual({});
  });
});
