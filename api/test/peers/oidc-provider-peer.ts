import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import type { Provider } from 'oidc-provider';

/** A certified OpenID provider (`oidc-provider`) where everybody is one person, and a browser that goes through it. */
export class OidcProviderPeer {
  person = { sub: 'somebody', email: 'somebody@example.test', email_verified: true };
  private provider!: Provider;
  private constructor(private readonly server: Server) {}

  static async start(id: string): Promise<OidcProviderPeer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const peer = new OidcProviderPeer(server);
    peer.provider = await peer.create(id);
    const protocol = peer.provider.callback();
    server.on('request', (request, response) => {
      if (!request.url?.startsWith('/pick/')) return void protocol(request, response);
      void peer.provider.interactionFinished(request, response, { login: { accountId: peer.person.sub } });
    });
    return peer;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Goes through its pages; where the browser is sent back to. */
  async authorize(authorizationUrl: string): Promise<URL> {
    const cookies = new Map<string, string>();
    for (let url = new URL(authorizationUrl); url.origin === this.issuer;) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { headers: { cookie }, redirect: 'manual' });
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
        cookies.set(name!, value!);
      }
      const location = response.headers.get('location');
      if (!location) throw new Error(`${response.status}: ${await response.text()}`);
      url = new URL(location, url);
      if (url.origin !== this.issuer) return url;
    }
    throw new Error(`Not this provider: ${authorizationUrl}`);
  }

  stop(): void {
    this.server.close();
  }

  private async create(id: string): Promise<Provider> {
    // The library warns on import about Node before 22.
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { default: OidcProvider } = await import('oidc-provider');
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const provider = new OidcProvider(this.issuer, {
      clients: [
        {
          client_id: 'id',
          client_secret: 'secret',
          redirect_uris: [`http://localhost:3000/auth/${id}/callback`],
          response_types: ['code'],
          grant_types: ['authorization_code'],
        },
      ],
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' } as never] },
      cookies: { keys: [randomBytes(32).toString('base64url')] },
      pkce: { required: () => true },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      scopes: ['openid', 'email', 'profile'],
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, interaction) => `/pick/${interaction.uid}` },
      ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, AuthorizationCode: 60, IdToken: 60 },
      findAccount: (_, accountId) => ({ accountId, claims: () => this.person }),
      loadExistingGrant: async (context) => {
        const { client, session, provider: own } = context.oidc;
        const grant = new own.Grant({ clientId: client!.clientId, accountId: session!.accountId });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    warn.mockRestore();
    return provider;
  }
}
