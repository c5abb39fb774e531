import { generateKeyPairSync } from 'node:crypto';
import { jest } from '@jest/globals';
import { createUser } from '../../../test/factories/user-factory.js';
import { OpenIdPeer } from '../../../test/peers/openid-peer.js';
import { locationOf } from '../../../test/sign-in.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

describe('Signing in with another provider', () => {
  let app: TestApp;
  let other: OpenIdPeer;
  beforeAll(async () => {
    other = await OpenIdPeer.start();
    const provider = {
      id: 'other',
      name: 'Other',
      issuer: other.issuer,
      clientId: 'id',
      clientSecret: 'secret',
      verifiesEmail: true,
    };
    app = await createTestApp({ OIDC_PROVIDERS: JSON.stringify([provider]) });
  });
  afterAll(async () => {
    await app.close();
    other.stop();
  });
  beforeEach(() => {
    other.behave();
  });

  async function signInWith(claims: Record<string, unknown>) {
    other.claims = claims;
    const client = app.visitor();
    const state = other.remember((await client.get('/auth/other')).headers.location!);
    const answer = await client.get(`/auth/other/callback?code=any&state=${state}`);
    return { client, path: locationOf(answer) };
  }

  it('opens an account for a proven address', async () => {
    const { path } = await signInWith({
      sub: 's1',
      email: 'New@Example.test',
      email_verified: true,
      name: 'New Person',
    });
    expect(path).toBe('/onboarding');
  });

  it('never takes over an account with the same address', async () => {
    const victim = await createUser(app, { email: 'victim@example.test' });
    const { client, path } = await signInWith({ sub: 's2', email: victim.email, email_verified: true });
    expect(path).toBe('/login?proof=needed');
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it.each([{ email_verified: false }, { email_verified: 'true' }, {}])(
    'makes no account for an address that is not proven (%j)',
    async (proof) => {
      const { path } = await signInWith({ sub: 's3', email: 'claimed@example.test', ...proof });
      expect(path).toBe('/login?proof=needed');
    },
  );

  it.each<[string, (peer: OpenIdPeer) => void]>([
    ['made for another sign-in', (peer) => (peer.nonce = 'somebody-elses')],
    ['made for no sign-in', (peer) => (peer.nonce = undefined)],
    ['of another issuer', (peer) => (peer.issuedBy = 'https://evil.example')],
    ['for another site', (peer) => (peer.audience = 'another-client')],
    ['that ended ten minutes ago', (peer) => (peer.expiresIn = -600)],
    [
      'that the provider has not signed',
      (peer) => (peer.signsWith = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
    ],
  ])('refuses an ID token %s', async (_, spoil) => {
    spoil(other);
    const { client, path } = await signInWith({
      sub: 's4',
      email: 'forged@example.test',
      email_verified: true,
    });
    expect(path).toBe('/login?error=oauth_failed');
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it('refuses a code that has expired', async () => {
    other.refusesCodes = true;
    const { path } = await signInWith({ sub: 's4', email: 'expired@example.test', email_verified: true });
    expect(path).toBe('/login?error=oauth_failed');
  });

  it('bears with a clock that is a few seconds off', async () => {
    other.expiresIn = -15;
    const { path } = await signInWith({ sub: 's9', email: 'skewed@example.test', email_verified: true });
    expect(path).toBe('/onboarding');
  });

  it('goes on once the provider has taken another key', async () => {
    const claims = { sub: 's10', email: 'rotated@example.test', email_verified: true };
    expect((await signInWith(claims)).path).toBe('/onboarding');
    other.rotateKey();
    const now = Date.now();
    // Keys are asked for again a minute after they were read.
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
    expect((await signInWith(claims)).path).toBe('/');
    clock.mockRestore();
  });

  it('makes no account without an e-mail address', async () => {
    expect((await signInWith({ sub: 's11', name: 'No Mail' })).path).toBe(
      '/login?error=user_creation_failed',
    );
  });

  it.each([
    'new@example.test\r\nBcc: all@example.test',
    'new\u2028@example.test',
    'not an address',
    '\u200b@example.test',
    'noor\u202e@example.test',
    'a@b,c@d.example',
  ])('makes no account for the address %j', async (email) => {
    const { path } = await signInWith({ sub: 's7', email, email_verified: true });
    expect(path).toBe('/login?error=user_creation_failed');
  });

  it('takes no name that breaks a line', async () => {
    const claims = { email: 'lines@example.test', email_verified: true };
    const { client } = await signInWith({
      ...claims,
      sub: 's8',
      given_name: 'Noor\r\nBcc: all@example.test',
      family_name: 'Haddad\u2028',
    });
    expect((await client.get('/api/auth/user')).body).toMatchObject({ firstName: null, lastName: null });
  });

  it.each([
    ['s20', '\u3164', 'Haddad\u202egnp', { firstName: null, lastName: null }],
    ['s21', '\u200b', '\u2800', { firstName: null, lastName: null }],
    ['s22', 'علی\u200cرضا', 'D’Arcy', { firstName: 'علی\u200cرضا', lastName: 'D’Arcy' }],
  ])(
    'takes of a name only what is visible and runs in its direction (%s)',
    async (sub, given, family, stored) => {
      const { client } = await signInWith({
        sub,
        email: `${sub}@example.test`,
        email_verified: true,
        given_name: given,
        family_name: family,
      });
      expect((await client.get('/api/auth/user')).body).toMatchObject(stored);
    },
  );

  it('refuses the answer of one provider at the callback of another', async () => {
    other.claims = { sub: 's5', email: 'mixed@example.test', email_verified: true };
    const client = app.visitor();
    const state = other.remember((await client.get('/auth/other')).headers.location!);
    const answer = await client.get(`/auth/futurelab/callback?code=any&state=${state}`);
    expect(locationOf(answer)).toBe('/login?error=oauth_failed');
  });
});
