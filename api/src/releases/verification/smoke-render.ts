import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseManifest, ReleaseRoute } from '#platform/manifest';
import type { Finding } from '../registry/release.entity.js';
import {
  addressesIn,
  addressesInSitemap,
  addressOf,
  hasParameters,
  withoutOptional,
} from './page-addresses.js';

const PAGE_TIMEOUT_MS = 8_000;
/** How long the shell may take to hear of a release: it asks every second. */
const KNOWN_WITHIN_MS = 10_000;
/** For all pages together: the pipeline's own request ends after thirty seconds. */
const ALL_WITHIN_MS = 20_000;
const RETRY_MS = 400;
/** A page may be refused or incomplete because shell or api have much to do: it is tried this often. */
const ATTEMPTS = 3;
/** Few enough that visitors do not notice. */
const AT_ONCE = 4;
const STACK_LINES = 6;

const SEES: Record<Viewer, readonly ReleaseRoute['access'][]> = {
  visitor: ['public', 'visitor'],
  member: ['public', 'member'],
  admin: ['public', 'member', 'moderator', 'admin'],
};
type Viewer = 'visitor' | 'member' | 'admin';

/** What has the shell render pages for them; null where the site has no such people yet. */
export type Cookies = Record<Viewer, string | null>;

/** What the shell answers to who is pinned and asks for a report in place of the page. */
interface PageReport {
  status: number;
  complete: boolean;
  failures: { message: string; stack?: string }[];
  html: string;
}

interface Page {
  pattern: string;
  viewer: Viewer;
}

interface Failure {
  code: 'render_failed' | 'shell_unreachable' | 'shell_unaware';
  detail: string;
  /** Whether to try again. */
  isTransient: boolean;
}

const failed = (detail: string, isTransient = false): Failure => ({
  code: 'render_failed',
  detail,
  isTransient,
});

/** Renders the pages of one release, and remembers what they lead to and what was wrong with them. */
export class SmokeRender {
  private readonly startedAt = Date.now();
  private readonly found: Record<Viewer, string[]> = { visitor: [], member: [], admin: [] };
  private readonly failures = new Map<string, { failure: Failure; address: string; viewers: Viewer[] }>();
  private readonly notRendered = new Set<string>();
  private readonly patterns: string[];
  private readonly pages: Page[];

  constructor(
    private readonly manifest: ReleaseManifest,
    private readonly shellUrl: string,
    private readonly cookies: Cookies,
  ) {
    const routes = manifest.routes.map(({ path, access }) => ({ pattern: withoutOptional(path), access }));
    this.patterns = routes.map(({ pattern }) => pattern);
    this.pages = (Object.keys(SEES) as Viewer[])
      .filter((viewer) => cookies[viewer] !== null)
      .flatMap((viewer) =>
        routes
          .filter(({ access }) => SEES[viewer].includes(access))
          .map(({ pattern }) => ({ pattern, viewer })),
      );
  }

  /**
   * Has the shell render every page, next to what else is live, as a visitor, a member and an administrator whose browsers
   * are pinned to the release would see it. Pages with parameters are tried at an address which the sitemap or another page
   * leads to.
   */
  async run(): Promise<Finding[]> {
    for (const pattern of this.patterns)
      if (!this.pages.some((page) => page.pattern === pattern)) this.notRendered.add(pattern);
    const [first, ...others] = this.pages.filter(({ pattern }) => !hasParameters(pattern));
    if (first) await this.render(first.pattern, first.viewer);
    // If the shell does not know the release, the others would fail in the same way.
    if ([...this.failures.values()].every(({ failure }) => failure.code === 'render_failed')) {
      await this.each(others, ({ pattern, viewer }) => this.render(pattern, viewer));
      await this.renderParameters();
    }
    return this.findings();
  }

  /** Shorter patterns first: their pages lead to the longer ones. */
  private async renderParameters(): Promise<void> {
    const pages = this.pages.filter(({ pattern }) => hasParameters(pattern));
    if (pages.length === 0) return;
    const listed = await addressesInSitemap(this.shellUrl, PAGE_TIMEOUT_MS);
    const lengthOf = ({ pattern }: Page) => pattern.split('/').length;
    for (let length = 2; length <= Math.max(...pages.map(lengthOf)); length += 1) {
      const alike = pages.filter((page) => lengthOf(page) === length);
      await this.each(alike, async ({ pattern, viewer }) => {
        const known = [...this.found[viewer], ...listed, ...Object.values(this.found).flat()];
        const address = addressOf(pattern, this.patterns, known);
        if (address) await this.render(address, viewer);
        else this.notRendered.add(pattern);
      });
    }
  }

  private async each(pages: Page[], work: (page: Page) => Promise<void>): Promise<void> {
    const waiting = [...pages];
    const worker = async () => {
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        if (Date.now() < this.startedAt + ALL_WITHIN_MS) await work(page);
        else this.notRendered.add(page.pattern);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  private async render(address: string, viewer: Viewer): Promise<void> {
    let failure = await this.attempt(address, viewer);
    for (let attempt = 1; failure && this.mayRetry(failure, attempt); attempt += 1) {
      await pause(RETRY_MS);
      failure = await this.attempt(address, viewer);
    }
    if (!failure) return;
    const key = `${address} ${failure.code} ${failure.detail}`;
    const viewers = [...(this.failures.get(key)?.viewers ?? []), viewer];
    this.failures.set(key, { failure, address, viewers });
  }

  private mayRetry({ code, isTransient }: Failure, attempt: number): boolean {
    const isUnaware = code === 'shell_unaware';
    const within = isUnaware ? KNOWN_WITHIN_MS : ALL_WITHIN_MS;
    return Date.now() < this.startedAt + within && (isUnaware || (isTransient && attempt < ATTEMPTS));
  }

  /** @returns null for a page that is complete */
  private async attempt(address: string, viewer: Viewer): Promise<Failure | null> {
    try {
      const answer = await fetch(this.shellUrl + address, {
        headers: { cookie: this.cookies[viewer]!, accept: 'text/html', 'x-page-report': '1' },
        redirect: 'manual',
        signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
      });
      // A redirect within the site, to the sign-in or to where a page is now, never comes to the section.
      if (isOwnRedirect(answer)) return null;
      // A shell that has much to do refuses pages for a moment.
      if (answer.status !== 200) return failed(`was answered with ${answer.status}`, answer.status === 503);
      return this.judge(address, viewer, (await answer.json()) as PageReport);
    } catch (error) {
      if (error instanceof SyntaxError)
        return failed('came without a report: the shell is older than the api');
      const isSlow = (error as Error).name === 'TimeoutError';
      if (isSlow) return failed(`took longer than ${PAGE_TIMEOUT_MS / 1000} s`);
      return { code: 'shell_unreachable', detail: '', isTransient: false };
    }
  }

  private judge(address: string, viewer: Viewer, page: PageReport): Failure | null {
    const { app, release } = this.manifest;
    const [failure] = page.failures;
    if (failure)
      return failed(`threw. ${traceOf(failure)}`, /too long|left to the browser/.test(failure.message));
    // The HTML names every release it was rendered from; a shell that has not loaded this one answers 404 or 401 for its new pages.
    if (!page.html.includes(`/mfe/${app}/${release}/`))
      return { code: 'shell_unaware', detail: '', isTransient: true };
    if (!page.complete) return failed('was not rendered completely', true);
    // Whom a subject is for, its page may say.
    const isExplained = page.status < 500 && !this.patterns.includes(address);
    if (page.status !== 200 && !isExplained) return failed(`was answered with ${page.status}`);
    this.found[viewer].push(...addressesIn(page.html));
    return null;
  }

  private findings(): Finding[] {
    const findings = [...this.failures.values()].map(
      ({ failure: { code, detail }, address, viewers }): Finding => {
        const message = ADVICE[code](`${address} (${viewers.join(', ')})`, detail, this.shellUrl);
        return { code, severity: 'error', message };
      },
    );
    if (this.notRendered.size === 0) return findings;
    const message = `No address, nobody who may see it or no time was there for ${[...this.notRendered].join(', ')}. Look at it yourself.`;
    return [...findings, { code: 'not_rendered', severity: 'warning', message }];
  }
}

/** The message, and where in the release it happened. */
const traceOf = ({ message, stack = '' }: { message: string; stack?: string }): string => {
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [message, ...lines.slice(0, STACK_LINES).map((line) => line.replace(/\(.*\/(mf-)/, '($1'))].join(
    '\n',
  );
};

const isOwnRedirect = ({ status, headers }: Response): boolean =>
  status > 300 && status < 400 && /^\/(?!\/)/.test(headers.get('location') ?? '');

const ADVICE: Record<Failure['code'], (page: string, detail: string, shellUrl: string) => string> = {
  shell_unreachable: (_page, _detail, shellUrl) =>
    `The shell did not answer at ${shellUrl}. See that it runs, then verify again.`,
  shell_unaware: (_page, _detail, shellUrl) =>
    `The shell at ${shellUrl} does not show this release yet. See that it can reach the registry, then verify again.`,
  render_failed: (page, detail) => `On the server, ${page} ${detail}. Put it right and publish again.`,
};
