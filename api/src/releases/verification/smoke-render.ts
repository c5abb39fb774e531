import { setTimeout } from 'node:timers/promises';
import type { ReleaseManifest } from '#platform/manifest';
import type { Finding } from '../registry/release.entity.js';

const PAGE_TIMEOUT_MS = 8_000;
/** How long the shell may take to hear of a release: it asks every two seconds. */
const KNOWN_WITHIN_MS = 10_000;
const RETRY_MS = 400;
/** A page may be refused or incomplete because shell or api have much to do: it is tried this often. */
const ATTEMPTS = 3;

type Problem = 'render_failed' | 'shell_unreachable' | 'shell_unaware';

interface Failure {
  code: Problem;
  detail: string;
  /** Whether to try again. */
  isTransient: boolean;
}

/** The pages that can be shown without knowing anything else. */
const pathsToShow = ({ routes }: ReleaseManifest): string[] => [
  ...new Set(
    routes
      .filter(({ path, access }) => (access === 'public' || access === 'visitor') && !/[:*?]/.test(path))
      .map(({ path }) => path),
  ),
];

/**
 * Has the shell render every public page of a release, as a visitor whose browser is pinned to it would see them, next
 * to what else is live.
 * @param cookie the pin
 */
export async function smokeRender(
  manifest: ReleaseManifest,
  shellUrl: string,
  cookie: string,
): Promise<Finding[]> {
  const deadline = Date.now() + KNOWN_WITHIN_MS;
  const findings: Finding[] = [];
  for (const path of pathsToShow(manifest)) {
    let failure = await render(path, manifest, shellUrl, cookie);
    for (let attempt = 1; failure && mayRetry(failure, attempt) && Date.now() < deadline; attempt += 1) {
      await setTimeout(RETRY_MS);
      failure = await render(path, manifest, shellUrl, cookie);
    }
    if (!failure) continue;
    const message = ADVICE[failure.code](path, failure.detail, shellUrl);
    findings.push({ code: failure.code, severity: 'error', message });
    // The other pages would fail in the same way.
    if (failure.code !== 'render_failed') break;
  }
  return findings;
}

const mayRetry = ({ code, isTransient }: Failure, attempt: number): boolean =>
  code === 'shell_unaware' || (isTransient && attempt < ATTEMPTS);

/** @returns null for a page that is complete */
async function render(
  path: string,
  { app, release }: ReleaseManifest,
  shellUrl: string,
  cookie: string,
): Promise<Failure | null> {
  const failed = (detail: string, isTransient = false): Failure => ({
    code: 'render_failed',
    detail,
    isTransient,
  });
  try {
    const answer = await fetch(shellUrl + path, {
      headers: { cookie, accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
    });
    const html = await answer.text();
    // A redirect within the site, to the sign-in or to where a page is now, never comes to the section.
    if (isOwnRedirect(answer)) return null;
    const { status } = answer;
    const rendered = answer.headers.get('x-rendered');
    const isPartial = rendered === 'partial';
    // A shell that has much to do refuses pages for a moment.
    if ((status >= 300 && status < 400) || (status >= 500 && !isPartial))
      return failed(`was answered with ${status}`, status === 503);
    // The HTML names every release it was rendered from; a shell that has not loaded this one answers 404 or 401 for its new pages.
    if (!html.includes(`/mfe/${app}/${release}/`))
      return { code: 'shell_unaware', detail: '', isTransient: true };
    if (status !== 200 && !isPartial) return failed(`was answered with ${status}`);
    const isComplete = rendered === 'complete';
    return isComplete ? null : failed('was not rendered completely on the server', true);
  } catch (error) {
    const isSlow = (error as Error).name === 'TimeoutError';
    if (isSlow) return failed(`took longer than ${PAGE_TIMEOUT_MS / 1000} s`);
    return { code: 'shell_unreachable', detail: '', isTransient: false };
  }
}

const isOwnRedirect = ({ status, headers }: Response): boolean =>
  status > 300 && status < 400 && /^\/(?!\/)/.test(headers.get('location') ?? '');

const ADVICE: Record<Problem, (path: string, detail: string, shellUrl: string) => string> = {
  shell_unreachable: (_path, _detail, shellUrl) =>
    `The shell did not answer at ${shellUrl}. See that it runs, then verify again.`,
  shell_unaware: (_path, _detail, shellUrl) =>
    `The shell at ${shellUrl} does not show this release yet. See that it can reach the registry, then verify again.`,
  render_failed: (path, detail) =>
    `${path} ${detail}. Look for this page in the shell's log, put it right and publish again.`,
};
