import type { FailureClass, FailureEvent } from '@futurelab/platform/telemetry';
import type { RenderedPage, RenderFailure, RenderJob } from './render-job';
import { VISIT_COOKIE, visitToken } from '../releases/visit-token';

interface Options {
  apiUrl: string;
  /** Origin of the site: the api takes reports from its pages, and from what claims to be their server. */
  publicUrl: string;
  visitSecret: string;
  onProblem: (error: unknown) => void;
  sendEvery?: number;
}

const SEND_MS = 2_000;
const TIMEOUT_MS = 2_000;
/** At once; what fails more often than this in two seconds has been judged long before. */
const REPORTS = 40;

/** One failure of a section, of one visit. */
interface Report {
  event: FailureEvent;
  token: string;
  clientAddress: string;
}

/**
 * Tells the registry of pages whose section could not be rendered here and was left to the browser: one failure a
 * section, beside what browsers tell, so that a canary that only fails on the server is stopped as well. It is reported as the
 * browser would, which the page is for: to the registry both are the same visit.
 */
export class RenderFailureReports {
  private waiting: Report[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {}

  note(
    { failures }: Pick<RenderedPage, 'failures'>,
    { releases, requestId, clientAddress }: Pick<RenderJob, 'releases' | 'requestId' | 'clientAddress'>,
  ): void {
    for (const { manifest } of releases) {
      const failure = failures.find(({ app }) => app === manifest.app);
      if (!failure || this.waiting.length === REPORTS) continue;
      const event: FailureEvent = {
        kind: 'failure',
        app: manifest.app,
        release: manifest.release,
        phase: 'server',
        class: classOf(failure),
      };
      const token = visitToken(this.options.visitSecret, { id: requestId, releases });
      this.waiting.push({ event, token, clientAddress });
      this.timer ??= setTimeout(() => void this.send(), this.options.sendEvery ?? SEND_MS).unref();
    }
  }

  async close(): Promise<void> {
    if (this.timer) await this.send();
  }

  private async send(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const reports = this.waiting;
    this.waiting = [];
    const outcomes = await Promise.allSettled(reports.map((report) => this.post(report)));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) this.options.onProblem(failed.reason);
  }

  private async post({ event, token, clientAddress }: Report): Promise<void> {
    const { apiUrl, publicUrl } = this.options;
    const answer = await fetch(`${apiUrl}/api/telemetry`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: publicUrl,
        cookie: `${VISIT_COOKIE}=${token}`,
        'x-forwarded-for': clientAddress,
      },
      body: JSON.stringify({ events: [event] }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`Failures of sections were not taken: ${answer.status}`);
  }
}

function classOf({ message }: RenderFailure): FailureClass {
  if (/took too long|left to the browser/.test(message)) return 'timeout';
  return /not the one that was released/.test(message) ? 'integrity' : 'exception';
}
