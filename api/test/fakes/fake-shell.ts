import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ShellResponse {
  status?: number;
  rendered?: string;
  location?: string;
  html?: string;
}

export const OFFERED = {
  version: '1.2.0',
  libraries: { react: '19.3.1' },
  exports: { '@futurelab/platform/ui': ['Button', 'Card'] },
};

/** Stands where a shell server would: says what it offers, and answers for pages as it is asked to. */
export class FakeShell {
  platform: unknown = OFFERED;
  /** By path; everything else is rendered completely with what the cookie pins. */
  readonly pages = new Map<string, ShellResponse>();
  /** Cookies that came with requests for pages. */
  readonly cookies: (string | undefined)[] = [];

  private notify: () => void = () => undefined;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeShell> {
    const server = createServer();
    const shell = new FakeShell(server);
    server.on('request', (request, response) => {
      if (request.url === '/shell/platform.json') {
        response.writeHead(shell.platform === null ? 404 : 200, { 'content-type': 'application/json' });
        return response.end(JSON.stringify(shell.platform));
      }
      shell.cookies.push(request.headers.cookie);
      shell.notify();
      const { status = 200, rendered = 'complete', location, html } = shell.pages.get(request.url!) ?? {};
      const redirect = location === undefined ? {} : { location };
      response.writeHead(status, { 'content-type': 'text/html', 'x-rendered': rendered, ...redirect });
      response.end(html ?? pageOf(request.headers.cookie));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return shell;
  }

  /** Resolves once pages have been asked for this often. */
  asked(times: number): Promise<void> {
    return new Promise((resolve) => {
      this.notify = () => this.cookies.length >= times && resolve();
      this.notify();
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

function pageOf(cookie = ''): string {
  const text = /futurelab_pin=([^.]+)/.exec(cookie)?.[1] ?? '';
  const { pins } = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as {
    pins: Record<string, string>;
  };
  return Object.entries(pins)
    .map(([app, release]) => `<script src="/mfe/${app}/${release}/remoteEntry.js"></script>`)
    .join('');
}
