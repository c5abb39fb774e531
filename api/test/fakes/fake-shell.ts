import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ShellResponse {
  /** Of the page; where it is one that the shell itself answers with, `refused`. */
  status?: number;
  refused?: boolean;
  complete?: boolean;
  failures?: { message: string; stack?: string }[];
  location?: string;
  html?: string;
  /** Beside what the page is rendered from. */
  links?: string[];
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
  /** Addresses in its sitemap. */
  sitemap: string[] = [];
  /** Requests for pages: cookie and path. */
  readonly asks: { cookie: string; path: string }[] = [];

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
      if (request.url!.startsWith('/sitemap')) {
        const listed =
          request.url === '/sitemap.xml' ? ['/sitemap-pages.xml', '/sitemap-courses.xml'] : shell.sitemap;
        return response.end(
          listed.map((path) => `<url><loc>https://futurelab.test${path}</loc></url>`).join(''),
        );
      }
      const { cookie = '', 'x-page-report': report } = request.headers;
      shell.asks.push({ cookie, path: request.url! });
      shell.notify();
      const page = shell.pages.get(request.url!) ?? {};
      const { status = 200, complete = true, failures = [], location, links = [] } = page;
      if (location !== undefined || page.refused || report === undefined)
        return response.writeHead(status, location === undefined ? {} : { location }).end();
      const html = page.html ?? pageOf(cookie) + links.map((path) => `<a href="${path}">x</a>`).join('');
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ status, complete, failures, html }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return shell;
  }

  /** Resolves once pages have been asked for this often. */
  asked(times: number): Promise<void> {
    return new Promise((resolve) => {
      this.notify = () => this.asks.length >= times && resolve();
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

function pageOf(cookie: string): string {
  const text = /futurelab_pin=([^.]+)/.exec(cookie)?.[1] ?? '';
  const { pins } = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as {
    pins: Record<string, string>;
  };
  return Object.entries(pins)
    .map(([app, release]) => `<script src="/mfe/${app}/${release}/remoteEntry.js"></script>`)
    .join('');
}
