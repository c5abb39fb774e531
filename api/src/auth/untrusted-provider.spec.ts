import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, SignJWT } from 'jose';
import { createUser } from '../../test/factories/user-factory.js';
import { locationOf } from '../../test/sign-in.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';

/** The least that is an OpenID provider: one person, whose claims each test chooses. */
class OtherProvider {
  claims: Record<string, unknown> = {};
  /** Overrides the nonce of the ID token. */
  nonce: string | null = null;
  /** Signs ID tokens; its own key unless a test takes another. */
  signsWith = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  private asked = '';
  private readonly published = createPublicKey(this.signsWith);
  private constructor(private readonly server: Server) {}

  static async start(): Promise<OtherProvider> {
    const server = createServer();
    const provider = new OtherProvider(server);
    server.on('request', (request, response) => {
      void provider.answer(request.url ?? '').then((body) => {
        response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What the browser would be asked; remembers the nonce as a provider does. */
  remember(authorizationUrl: string): string {
    const url = new URL(authorizationUrl);
    this.asked = url.searchParams.get('nonce')!;
    return url.searchParams.get('state')!;
  }

  stop(): void {
    this.server.close();
  }

  private async answer(path: string): Promise<object> {
    if (path === '/jwks')
      return { keys: [{ ...(await exportJWK(this.published)), alg: 'RS256', use: 'sig' }] };
    if (path === '/token') return { access_token: 'a', token_type: 'bearer', id_token: await this.idToken() };
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/jwks`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }

  private idToken(): Promise<string> {
    return new SignJWT({ nonce: this.nonce ?? this.asked, ...this.claims })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(this.issuer)
      .setAudience('id')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(this.signsWith);
  }
}

describe('Signing in with another provider', () => {
  let app: TestApp;
  let other: OtherProvider;
  beforeAll(async () => {
    other = await OtherProvider.start();
    const provider = {
      id: 'other',
      name: 'Other',
      issuer: other.issuer,
      clientId: 'id',
      clientSecret: 'secret',
    };
    app = await createTestApp({ OIDC_PROVIDERS: JSON.stringify([provider]) });
  });
  afterAll(async () => {
    await app.close();
    other.stop();
  });
  beforeEach(() => {
    other.nonce = null;
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
    expect(path).toBe('/login?error=user_creation_failed');
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it.each([{ email_verified: false }, { email_verified: 'true' }, {}])(
    'makes no account for an address that is not proven (%j)',
    async (proof) => {
      const { path } = await signInWith({ sub: 's3', email: 'claimed@example.test', ...proof });
      expect(path).toBe('/login?error=user_creation_failed');
    },
  );

  it('refuses an ID token made for another sign-in', async () => {
    other.nonce = 'somebody-elses';
    const { path } = await signInWith({ sub: 's4', email: 'nonce@example.test', email_verified: true });
    expect(path).toBe('/login?error=oauth_failed');
  });

  it('refuses an ID token that the provider has not signed', async () => {
    const { signsWith } = other;
    other.signsWith = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const { path } = await signInWith({ sub: 's6', email: 'forged@example.test', email_verified: true });
    other.signsWith = signsWith;
    expect(path).toBe('/login?error=oauth_failed');
  });

  it.each([
    'new@example.test\r\nBcc: all@example.test',
    'new\u2028@example.test',
    'not an address',
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

  it('refuses the answer of one provider at the callback of another', async () => {
    other.claims = { sub: 's5', email: 'mixed@example.test', email_verified: true };
    const client = app.visitor();
    const state = other.remember((await client.get('/auth/other')).headers.location!);
    const answer = await client.get(`/auth/futurelab/callback?code=any&state=${state}`);
    expect(locationOf(answer)).toBe('/login?error=oauth_failed');
  });
});
