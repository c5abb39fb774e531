import type { FailureClass, FailureEvent } from '@futurelab/platform/telemetry';
import type { RenderedPage, RenderFailure, RenderJob } from './render-job';

interface Options {
  apiUrl: string;
  /** Origin of the site: the api takes reports from its pages, and from whoever says to be their server. */
  publicUrl: string;
  onProblem: (error: unknown) => void;
  sendEvery?: number;
}

const SEND_MS = 2_000;
const TIMEOUT_MS = 2_000;
/** Of one report; what fails more often than this in two seconds has been judged long before. */
const EVENTS = 40;

/**
 * Tells the registry of pages whose section could not be rendered here and was left to the browser: one failure a
 * page, beside what browsers tell, so that a canary that only fails on the server is stopped as well.
 */
export class RenderFailureReports {
  private waiting: FailureEvent[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {}

  note(
    { failures, app }: Pick<RenderedPage, 'failures' | 'app'>,
    { releases }: Pick<RenderJob, 'releases'>,
  ): void {
    const shown = releases.find(({ manifest }) => manifest.app === app);
    if (!shown || shown.disabled || failures.length === 0 || this.waiting.length === EVENTS) return;
    const { release } = shown.manifest;
    this.waiting.push({
      kind: 'failure',
      app: shown.manifest.app,
      release,
      phase: 'server',
      class: classOf(failures[0]!),
    });
    this.timer ??= setTimeout(() => void this.send(), this.options.sendEvery ?? SEND_MS).unref();
  }

  /** Sends what waits. */
  async close(): Promise<void> {
    if (this.timer) await this.send();
  }

  private async send(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const events = this.waiting;
    this.waiting = [];
    const { apiUrl, publicUrl, onProblem } = this.options;
    try {
      const answer = await fetch(`${apiUrl}/api/telemetry`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: publicUrl },
        body: JSON.stringify({ events }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`Failures of sections were not taken: ${answer.status}`);
    } catch (error) {
      onProblem(error);
    }
  }
}

function classOf({ message }: RenderFailure): FailureClass {
  if (/took too long|left to the browser/.test(message)) return 'timeout';
  return /not the one that was released/.test(message) ? 'integrity' : 'exception';
}
