import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseManifest, ReleaseRoute } from '#platform/manifest';
import { error, type Finding } from '../registry/release.entity.js';
import {
  addressesIn,
  addressesInSitemap,
  addressOf,
  hasParameters,
  withoutOptional,
} from './page-addresses.js';

const PAGE_TIMEOUT_MS = 8_000;
/** For all pages together: the pipeline's own request ends after thirty seconds. */
const ALL_WITHIN_MS = 20_000;
const RETRY_MS = 400;
/** A page may be refused or incomplete because shell or api have much to do. */
const RETRIES_WHEN_BUSY = 2;
/** The shell asks every second what there is. */
const RETRIES_UNTIL_KNOWN = 25;
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
  /** How often it is worth trying again. */
  retries: number;
}

const failed = (detail: string, retries = 0): Failure => ({ code: 'render_failed', detail, retries });

/** Renders the pages of one release, and remembers what they lead to and what was wrong with them. */
export class SmokeRender {
  private readonly startedAt = Date.now();
  private readonly found: Record<Viewer, string[]> = { visitor: [], member: [], admin: [] };
  private readonly failures: (Failure & { address: string; viewers: Viewer[] })[] = [];
  private readonly notRendered = new Set<string>();
  private readonly patterns: string[];
  private listed: string[] = [];

  constructor(
    private readonly manifest: ReleaseManifest,
    private readonly shellUrl: string,
    private readonly cookies: Cookies,
  ) {
    this.patterns = manifest.routes.map(({ path }) => withoutOptional(path));
  }

  /**
   * Has the shell render every page, next to what else is live, as a visitor, a member and an administrator whose browsers
   * are pinned to the release would see it. Pages with parameters are tried at an address which the sitemap or another page
   * leads to, shorter ones first: they lead to the longer ones.
   */
  async run(): Promise<Finding[]> {
    const viewers = (Object.keys(SEES) as Viewer[]).filter((viewer) => this.cookies[viewer] !== null);
    const pages = this.manifest.routes.flatMap(({ access }, index): Page[] => {
      const pattern = this.patterns[index]!;
      const seeing = viewers.filter((viewer) => SEES[viewer].includes(access));
      if (seeing.length === 0) this.notRendered.add(pattern);
      return seeing.map((viewer) => ({ pattern, viewer }));
    });
    this.listed = await addressesInSitemap(this.shellUrl, PAGE_TIMEOUT_MS);
    const [first, ...others] = pages.sort((a, b) => depthOf(a) - depthOf(b));
    if (first) await this.renderAll([first]);
    // If the shell does not know the release, the others would fail in the same way.
    if (this.failures.every(({ code }) => code === 'render_failed'))
      for (const depth of new Set(others.map(depthOf)))
        await this.renderAll(others.filter((page) => depthOf(page) === depth));
    return this.findings();
  }

  private async renderAll(waiting: Page[]): Promise<void> {
    const worker = async () => {
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        const { pattern, viewer } = page;
        const known = [...this.found[viewer], ...this.listed, ...Object.values(this.found).flat()];
        const address = this.isOver() ? undefined : addressOf(pattern, this.patterns, known);
        if (address) await this.render(address, viewer);
        else this.notRendered.add(pattern);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  private async render(address: string, viewer: Viewer): Promise<void> {
    let failure = await this.attempt(address, viewer);
    for (let retry = 0; failure && retry < failure.retries && !this.isOver(); retry += 1) {
      await pause(RETRY_MS);
      failure = await this.attempt(address, viewer);
    }
    if (!failure) return;
    const { detail } = failure;
    const known = this.failures.find((one) => one.address === address && one.detail === detail);
    if (known) known.viewers.push(viewer);
    else this.failures.push({ ...failure, address, viewers: [viewer] });
  }

  private isOver(): boolean {
    return Date.now() > this.startedAt + ALL_WITHIN_MS;
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
      const { status } = answer;
      // A shell that has much to do refuses pages for a moment.
      if (status !== 200)
        return failed(`was answered with ${status}`, status === 503 ? RETRIES_WHEN_BUSY : 0);
      return this.judge(address, viewer, (await answer.json()) as PageReport);
    } catch (problem) {
      if (problem instanceof SyntaxError) return failed('came without a report of how it was rendered');
      if ((problem as Error).name === 'TimeoutError')
        return failed(`took longer than ${PAGE_TIMEOUT_MS / 1000} s`);
      const detail = `The shell did not answer at ${this.shellUrl}. Make sure it’s running, then verify again.`;
      return { code: 'shell_unreachable', detail, retries: 0 };
    }
  }

  private judge(address: string, viewer: Viewer, page: PageReport): Failure | null {
    const { app, release } = this.manifest;
    const [failure] = page.failures;
    if (failure) {
      const isLate = /too long|left to the browser/.test(failure.message);
      return failed(`threw. ${traceOf(failure)}`, isLate ? RETRIES_WHEN_BUSY : 0);
    }
    // The HTML names every release it was rendered from; a shell that has not loaded this one answers 404 or 401 for its new pages.
    if (!page.html.includes(`/mfe/${app}/${release}/`)) {
      const detail = `The shell at ${this.shellUrl} doesn’t show this release yet. Make sure it can reach the registry, then verify again.`;
      return { code: 'shell_unaware', detail, retries: RETRIES_UNTIL_KNOWN };
    }
    if (!page.complete) return failed('was not rendered completely', RETRIES_WHEN_BUSY);
    // Whom a subject is for, its page may say.
    const isExplained = page.status < 500 && !this.patterns.includes(address);
    if (page.status !== 200 && !isExplained) return failed(`was answered with ${page.status}`);
    this.found[viewer].push(...addressesIn(page.html));
    return null;
  }

  private findings(): Finding[] {
    const findings = this.failures.map(({ code, detail, address, viewers }) => {
      const page = `${address} (${viewers.join(', ')})`;
      const isOfPage = code === 'render_failed';
      return error(
        code,
        isOfPage ? `On the server, ${page} ${detail}. Put it right and publish again.` : detail,
      );
    });
    if (this.notRendered.size === 0) return findings;
    const message = `We couldn’t test ${[...this.notRendered].join(', ')}: there was no address, permitted viewer or time. Check it yourself.`;
    return [...findings, { code: 'not_rendered', severity: 'warning', message }];
  }
}

/** 0 without parameters: those pages come first. */
const depthOf = ({ pattern }: Page): number => (hasParameters(pattern) ? pattern.split('/').length : 0);

/** The message, and where in the release it happened. */
const traceOf = ({ message, stack = '' }: { message: string; stack?: string }): string => {
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [message, ...lines.slice(0, STACK_LINES).map((line) => line.replace(/\(.*\/(mf-)/, '($1'))].join(
    '\n',
  );
};

const isOwnRedirect = ({ status, headers }: Response): boolean =>
  status > 300 && status < 400 && /^\/(?!\/)/.test(headers.get('location') ?? '');
