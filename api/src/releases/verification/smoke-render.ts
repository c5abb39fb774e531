import type { Finding } from '../registry/release.entity.js';
import type { ReleaseManifest } from '../registry/release-manifest.js';

const PAGE_TIMEOUT_MS = 8_000;
/** How long the shell may take to hear of a release: it asks every two seconds. */
const KNOWN_WITHIN_MS = 10_000;
const ASK_AGAIN_MS = 400;
/** A page may be incomplete because the api was slow to answer one of its reads: it is looked at this often. */
const LOOKS = 3;

type Outcome =
  | { answer: 'fine' }
  | { answer: 'unaware' }
  | { answer: 'wrong'; words: string; mayPass?: boolean }
  | { answer: 'away' };

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
    let outcome = await show(path, manifest, shellUrl, cookie);
    for (let looks = 1; mayChange(outcome, looks) && Date.now() < deadline; looks += 1) {
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
      outcome = await show(path, manifest, shellUrl, cookie);
    }
    if (outcome.answer === 'fine') continue;
    findings.push(findingOf(path, outcome, shellUrl));
    // The rest would only say the same.
    if (outcome.answer !== 'wrong') break;
  }
  return findings;
}

const mayChange = (outcome: Outcome, looks: number): boolean =>
  outcome.answer === 'unaware' || (outcome.answer === 'wrong' && outcome.mayPass === true && looks < LOOKS);

async function show(
  path: string,
  { app, release }: ReleaseManifest,
  shellUrl: string,
  cookie: string,
): Promise<Outcome> {
  try {
    const answer = await fetch(shellUrl + path, {
      headers: { cookie, accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
    });
    const html = await answer.text();
    const rendered = answer.headers.get('x-rendered');
    // An address that the shell sends on, to the sign-in or to where a page is now, never comes to the section.
    if (isSentOn(answer)) return { answer: 'fine' };
    const wrong: Outcome = { answer: 'wrong', words: `was answered with ${answer.status}` };
    if (answer.status !== 200 && answer.status !== 404 && rendered !== 'partial') return wrong;
    // The page names every release it was made of; one that comes with this release is not found by who has not heard.
    if (!html.includes(`/mfe/${app}/${release}/`)) return { answer: 'unaware' };
    if (answer.status === 404) return wrong;
    if (rendered === 'complete') return { answer: 'fine' };
    return { answer: 'wrong', words: 'was not rendered completely on the server', mayPass: true };
  } catch (error) {
    if ((error as Error).name === 'TimeoutError')
      return { answer: 'wrong', words: `took longer than ${PAGE_TIMEOUT_MS / 1000} s` };
    return { answer: 'away' };
  }
}

const isSentOn = ({ status, headers }: Response): boolean =>
  status > 300 && status < 400 && /^\/(?!\/)/.test(headers.get('location') ?? '');

function findingOf(path: string, outcome: Exclude<Outcome, { answer: 'fine' }>, shellUrl: string): Finding {
  const error = (code: string, message: string): Finding => ({ code, severity: 'error', message });
  switch (outcome.answer) {
    case 'away':
      return error(
        'shell_unreachable',
        `The shell did not answer at ${shellUrl}. See that it runs, then verify again.`,
      );
    case 'unaware':
      return error(
        'shell_unaware',
        `The shell at ${shellUrl} does not show this release yet. See that it can reach the registry, then verify again.`,
      );
    case 'wrong':
      return error(
        'render_failed',
        `${path} ${outcome.words}. Look for this page in the shell's log, put it right and publish again.`,
      );
  }
}
