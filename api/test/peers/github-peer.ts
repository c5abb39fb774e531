import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface GitHubEmail {
  email: string;
  primary: boolean;
  verified: boolean;
}

/** An OAuth 2 server of the shape that GitHub documents: errors come with status 200, and no address with the token. */
export class GitHubPeer {
  user: Record<string, unknown> = { id: 1, login: 'somebody', name: 'Some Body', email: null };
  emails: GitHubEmail[] = [];
  private readonly codes = new Map<string, string>();
  private constructor(private readonly server: Server) {}

  static async start(): Promise<GitHubPeer> {
    const server = createServer();
    const peer = new GitHubPeer(server);
    server.on('request', (request, response) => {
      void peer.answer(request).then(([status, body]) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return peer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The person presses "Authorize"; where the browser is sent back to. */
  authorize(authorizationUrl: string): URL {
    const { origin, pathname, searchParams } = new URL(authorizationUrl);
    if (origin + pathname !== `${this.url}/login/oauth/authorize`) throw new Error(`Not GitHub: ${pathname}`);
    const back = new URL(searchParams.get('redirect_uri')!);
    const code = randomUUID();
    this.codes.set(code, searchParams.get('code_challenge')!);
    back.searchParams.set('code', code);
    back.searchParams.set('state', searchParams.get('state')!);
    return back;
  }

  forgetCodes(): void {
    this.codes.clear();
  }

  stop(): void {
    this.server.close();
  }

  private async answer(request: IncomingMessage): Promise<[number, object]> {
    if (request.url === '/login/oauth/access_token') return [200, await this.token(request)];
    if (!request.headers['user-agent'])
      return [403, { message: 'Request forbidden by administrative rules.' }];
    if (request.headers.authorization?.toLowerCase() !== 'bearer gho_token')
      return [401, { message: 'Bad credentials' }];
    if (request.url === '/user') return [200, this.user];
    if (request.url === '/user/emails') return [200, this.emails];
    return [404, { message: 'Not Found' }];
  }

  private async token(request: IncomingMessage): Promise<object> {
    const sent = new URLSearchParams(await text(request));
    if (!request.headers.accept?.includes('application/json')) throw new Error('GitHub would answer a form');
    if (sent.get('client_id') !== 'id' || sent.get('client_secret') !== 'secret')
      return { error: 'incorrect_client_credentials' };
    const code = sent.get('code') ?? '';
    const verifier = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    if (this.codes.get(code) !== verifier)
      return {
        error: 'bad_verification_code',
        error_description: 'The code passed is incorrect or expired.',
      };
    this.codes.delete(code);
    return { access_token: 'gho_token', scope: 'read:user,user:email', token_type: 'bearer' };
  }
}
