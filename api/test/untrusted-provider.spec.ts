import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, SignJWT } from 'jose';
import { createUser } from './factories.js';
import { locationOf } from './sign-in.js';
import { createTestApp, type TestApp } from './test-app.js';

/** The least that is an OpenID provider: one person, whose claims each test chooses. */
class OtherProvider {
  claims: Record<string, unknown> = {};
  /** Overrides the nonce of the ID token. */
  nonce: string | null = null;
  private asked = '';
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
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
      return { keys: [{ ...(await exportJWK(this.keys.publicKey)), alg: 'RS256', use: 'sig' }] };
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
      .sign(this.keys.privateKey);
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

  it('refuses the answer of one provider at the callback of another', async () => {
    other.claims = { sub: 's5', email: 'mixed@example.test', email_verified: true };
    const client = app.visitor();
    const state = other.remember((await client.get('/auth/other')).headers.location!);
    const answer = await client.get(`/auth/futurelab/callback?code=any&state=${state}`);
    expect(locationOf(answer)).toBe('/login?error=oauth_failed');
  });
});
