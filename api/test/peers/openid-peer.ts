import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, SignJWT } from 'jose';

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** The least that is an OpenID provider: one person, whose claims each test chooses, and everything it may get wrong. */
export class OpenIdPeer {
  claims: Record<string, unknown> = {};
  /** Overrides the nonce of the ID token; undefined: there is none. */
  nonce: string | null | undefined = null;
  /** Overrides of the ID token. */
  issuedBy: string | null = null;
  audience = 'id';
  expiresIn = 300;
  /** Signs ID tokens; the published key unless a test takes another. */
  signsWith = newKey();
  kid = 'first';
  /** Refuses every code, as an expired one. */
  refusesCodes = false;
  private published: KeyObject = this.signsWith;
  private asked = '';
  private constructor(private readonly server: Server) {}

  static async start(): Promise<OpenIdPeer> {
    const server = createServer();
    const peer = new OpenIdPeer(server);
    server.on('request', (request, response) => {
      void peer.answer(request.url ?? '').then(([status, body]) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return peer;
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

  /** Signs with another key from now on, which it publishes. */
  rotateKey(): void {
    this.signsWith = newKey();
    this.published = this.signsWith;
    this.kid = `${this.kid}-next`;
  }

  /** Gets nothing wrong any more. */
  behave(): void {
    Object.assign(this, {
      nonce: null,
      issuedBy: null,
      audience: 'id',
      expiresIn: 300,
      refusesCodes: false,
      signsWith: this.published,
    });
  }

  stop(): void {
    this.server.close();
  }

  private async answer(path: string): Promise<[number, object]> {
    if (path === '/jwks') {
      const key = await exportJWK(createPublicKey(this.published));
      return [200, { keys: [{ ...key, kid: this.kid, alg: 'RS256', use: 'sig' }] }];
    }
    if (path === '/token' && this.refusesCodes)
      return [400, { error: 'invalid_grant', error_description: 'The code has expired' }];
    if (path === '/token')
      return [200, { access_token: 'a', token_type: 'bearer', id_token: await this.idToken() }];
    const { issuer } = this;
    return [
      200,
      {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
    ];
  }

  private idToken(): Promise<string> {
    const nonce = this.nonce === null ? this.asked : this.nonce;
    return new SignJWT({ ...(nonce !== undefined && { nonce }), ...this.claims })
      .setProtectedHeader({ alg: 'RS256', kid: this.kid })
      .setIssuer(this.issuedBy ?? this.issuer)
      .setAudience(this.audience)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + this.expiresIn)
      .sign(this.signsWith);
  }
}
