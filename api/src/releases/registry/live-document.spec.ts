import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { jest } from '@jest/globals';
import { createRegistry, type Registry } from '../../../test/release-registry.js';
import { createTestApp } from '../../../test/test-app.js';
import { keyIdOf, privatePemOf } from './signing-key.js';

describe('GET /api/releases/live', () => {
  let registry: Registry;
  beforeAll(async () => {
    registry = await createRegistry();
    await registry.promote(await registry.publishVerified());
  });
  afterAll(() => registry.close());

  const isSigned = (payload: string, signature: string, pem: string) =>
    verify(null, Buffer.from(payload), createPublicKey(pem), Buffer.from(signature, 'base64url'));

  it('is signed by the key that development shows, over every byte', async () => {
    const visitor = registry.app.visitor();
    const { body } = await visitor.get('/api/releases/live');
    const { text: pem } = await visitor.get('/api/releases/key');
    expect(isSigned(body.payload, body.signature, pem)).toBe(true);
    const middle = Math.floor(body.payload.length / 2);
    const other = body.payload[middle] === 'A' ? 'B' : 'A';
    const altered = body.payload.slice(0, middle) + other + body.payload.slice(middle + 1);
    expect(isSigned(altered, body.signature, pem)).toBe(false);
  });

  it('has the shape that shell servers read', async () => {
    expect(await registry.document()).toEqual({
      schema: 1,
      version: expect.any(Number),
      expiresAt: expect.any(Number),
      apps: {
        'mf-learning': {
          live: expect.stringMatching(/^[0-9a-f]{16}$/),
          previous: null,
          disabled: false,
          canary: null,
        },
      },
      manifests: {
        [`mf-learning@${(await registry.document()).apps['mf-learning'].live}`]: expect.anything(),
      },
    });
  });

  it('costs who has it nothing until something changes', async () => {
    const visitor = registry.app.visitor();
    const { headers } = await visitor.get('/api/releases/live');
    expect(headers['cache-control']).toBe('no-cache');
    const known = { headers: { 'if-none-match': headers.etag! } };
    const unchanged = await visitor.get('/api/releases/live', known);
    expect([unchanged.status, unchanged.text, unchanged.headers.etag]).toEqual([304, '', headers.etag]);
    await registry.promote(await registry.publishVerified({ content: 'Next' }));
    const changed = await visitor.get('/api/releases/live', known);
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(headers.etag);
  });

  it('runs out within the hour, and is signed again in time', async () => {
    const visitor = registry.app.visitor();
    const startedAt = Date.now();
    const clock = jest.spyOn(Date, 'now');
    const secondsLeft = async (minutes: number) => {
      clock.mockReturnValue(startedAt + minutes * 60_000);
      const { expiresAt } = await registry.document();
      return expiresAt - Date.now() / 1000;
    };
    try {
      const { headers } = await visitor.get('/api/releases/live');
      for (const minutes of [0, 29, 31, 59, 61, 300]) {
        const left = await secondsLeft(minutes);
        expect(left).toBeGreaterThan(25 * 60);
        expect(left).toBeLessThanOrEqual(60 * 60);
      }
      const unchanged = await visitor.get('/api/releases/live', {
        headers: { 'if-none-match': headers.etag! },
      });
      expect(unchanged.status).toBe(304);
    } finally {
      clock.mockRestore();
    }
  });

  it('is signed with the same key by every process on one database', async () => {
    const again = await createTestApp();
    try {
      const key = (await again.visitor().get('/api/releases/key')).text;
      expect((await again.visitor().get('/api/releases/key')).text).toBe(key);
      expect(key).not.toBe((await registry.app.visitor().get('/api/releases/key')).text);
    } finally {
      await again.close();
    }
  });

  it('is signed with the key of the environment where there is one', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const app = await createTestApp({
      RELEASE_SIGNING_KEY: privatePemOf(privateKey).replaceAll('\n', '\\n'),
    });
    try {
      const { body, headers } = await app.visitor().get('/api/releases/live');
      expect(body.keyId).toBe(keyIdOf(privateKey));
      expect(headers.etag).toBe(`"0-${body.keyId}"`);
    } finally {
      await app.close();
    }
  });
});
