interface Options {
  apiUrl: string;
  checkEvery?: number;
}

const CHECK_EVERY_MS = 1_000;
const TIMEOUT_MS = 1_000;
/** One replica that leaves, or one slow answer, is no reason to say that the api is away. */
const FAILED_CHECKS = 3;

/** Whether the api is ready, asked in the background, so that `/readyz` answers at once. */
export class ApiReadiness {
  private reason: string | null = 'The api has not been asked yet.';
  private failedChecks = 0;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly options: Options) {}

  /** Why the api is not ready; null while it is. */
  get problem(): string | null {
    return this.reason;
  }

  /** Asks now, and from then on every second. */
  async start(): Promise<void> {
    const problem = await this.ask();
    if (this.closed) return;
    this.note(problem);
    this.timer = setTimeout(() => void this.start(), this.options.checkEvery ?? CHECK_EVERY_MS);
    this.timer.unref();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private note(problem: string | null): void {
    this.failedChecks = problem === null ? 0 : this.failedChecks + 1;
    const isKnown = this.reason !== null || this.failedChecks >= FAILED_CHECKS;
    if (problem === null || isKnown) this.reason = problem;
  }

  private async ask(): Promise<string | null> {
    try {
      const answer = await fetch(`${this.options.apiUrl}/readyz`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'manual',
      });
      const body = (await answer.json().catch(() => null)) as { message?: unknown } | null;
      if (answer.ok) return null;
      const message = typeof body?.message === 'string' ? body.message : `It answered ${answer.status}.`;
      return `The api is not ready: ${message}`;
    } catch (error) {
      // Without addresses: anybody may read it.
      const { name, cause } = error as Error;
      return `The api does not answer (${(cause as NodeJS.ErrnoException | undefined)?.code ?? name}).`;
    }
  }
}
