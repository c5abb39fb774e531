import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from './config';

const newKey = () =>
  generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();

describe('the settings of a shell server', () => {
  const [key, next] = [newKey(), newKey()];
  let folder: string;
  let file: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'shell-config-'));
    file = path.join(folder, 'release-public-keys.pem');
    writeFileSync(file, `# in use\n${key}\n# from tomorrow\n${next}`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (env: NodeJS.ProcessEnv) => readConfig(env, '/shell/dist/server');

  it('need nothing but the registry’s key', () => {
    expect(read({ RELEASE_PUBLIC_KEYS: key })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      apiUrl: 'http://127.0.0.1:3001',
      trustedProxies: [],
      releaseKeys: [key.trim()],
      releaseSource: null,
      metricsPort: null,
      drainMs: 300,
      development: false,
    });
    expect(() => read({})).toThrow('RELEASE_PUBLIC_KEYS names no public key');
  });

  it('say what pages cost unless they serve production', () => {
    const development = (env: NodeJS.ProcessEnv) => read({ RELEASE_PUBLIC_KEYS: key, ...env }).development;
    expect(development({ NODE_ENV: 'production', FUTURELAB_ENV: 'development' })).toBe(true);
    expect(development({ NODE_ENV: 'development' })).toBe(true);
    expect(development({ NODE_ENV: 'production', FUTURELAB_ENV: 'production' })).toBe(false);
    expect(development({ NODE_ENV: 'production' })).toBe(false);
  });

  it('take the keys from a file, as many as are in it', () => {
    expect(read({ RELEASE_PUBLIC_KEYS_FILE: file }).releaseKeys).toEqual([key.trim(), next.trim()]);
    expect(() => read({ RELEASE_PUBLIC_KEYS_FILE: `${file}.gone` })).toThrow(
      'RELEASE_PUBLIC_KEYS_FILE cannot be read',
    );
    expect(() => read({ RELEASE_PUBLIC_KEYS: key, RELEASE_PUBLIC_KEYS_FILE: file })).toThrow(
      'RELEASE_PUBLIC_KEYS and RELEASE_PUBLIC_KEYS_FILE are both set',
    );
  });

  it('know the secret that visits are signed with, which a public site has to have', () => {
    const secret = 'a secret that the api has as well, in a file or not';
    const secretFile = path.join(folder, 'visit-secret');
    writeFileSync(secretFile, `${secret}\n`);
    const PUBLIC = { RELEASE_PUBLIC_KEYS: key, PUBLIC_URL: 'https://futurelab.example' };
    expect(read({ ...PUBLIC, VISIT_SECRET: secret }).visitSecret).toBe(secret);
    expect(read({ ...PUBLIC, VISIT_SECRET_FILE: secretFile }).visitSecret).toBe(secret);
    expect(() => read(PUBLIC)).toThrow('VISIT_SECRET is missing');
    expect(() => read({ ...PUBLIC, VISIT_SECRET: 'short' })).toThrow('VISIT_SECRET is shorter than');
    const [one, other] = [read({ RELEASE_PUBLIC_KEYS: key }), read({ RELEASE_PUBLIC_KEYS: key })];
    expect(one.visitSecret).not.toBe(other.visitSecret);
  });

  it('are taken as they are written', () => {
    const settings = {
      RELEASE_PUBLIC_KEYS: key,
      DRAIN_MS: '5000',
      METRICS_PORT: '9464',
      ALLOWED_HOSTS: 'shell, edge,',
    };
    expect(read({ ...settings, RELEASES_URL: 'http://api:3001/api/releases/files/' })).toMatchObject({
      drainMs: 5000,
      metricsPort: 9464,
      allowedHosts: ['shell', 'edge'],
      releaseSource: { read: expect.any(Function) },
    });
  });

  it.each([
    ['PORT', '80a'],
    ['METRICS_PORT', '99999'],
    ['DRAIN_MS', 'soon'],
    ['RENDER_WORKERS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'localhost:3000'],
    ['API_URL', 'api'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['CHATBOT_SCRIPT_URL', 'embed.js'],
    ['ARTIFACTS_S3_PREFIX', 'releases'],
    ['RELEASE_PUBLIC_KEYS', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'],
  ])('are refused by name: %s=%s', (name, value) => {
    expect(() => read({ RELEASE_PUBLIC_KEYS: key, [name]: value })).toThrow(
      new RegExp(`^The settings are wrong: ${name} [^\n]+$`),
    );
  });

  it('are refused with the names of all that are wrong', () => {
    expect(() => read({ PORT: 'x', DRAIN_MS: 'soon' })).toThrow(/PORT.*RELEASE_PUBLIC_KEYS.*DRAIN_MS/);
  });

  it('are as usual where they are empty, as containers set them', () => {
    expect(read({ RELEASE_PUBLIC_KEYS: key, PUBLIC_URL: '', API_URL: '', STATE_DIR: '' })).toMatchObject({
      publicUrl: 'http://localhost:3000',
      apiUrl: 'http://127.0.0.1:3001',
    });
  });

  it('name one place that releases are fetched from', () => {
    const both = { RELEASES_URL: 'http://api', ARTIFACTS_S3_BUCKET: 'releases' };
    expect(() => read({ RELEASE_PUBLIC_KEYS: key, ...both })).toThrow('only one can be meant');
  });
});
