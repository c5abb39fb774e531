interface Options {
  apiUrl: string;
  /** What is asked for, which everybody may read. */
  path: string;
  /** Called once until the api answers again. */
  onProblem: (error: unknown) => void;
  checkEvery?: number;
}

const CHECK_EVERY_MS = 2_000;
const TIMEOUT_MS = 2_000;

/** What administrators set for the whole site, asked in the background, so that pages wait for nothing. */
export class PolledAnswer<Answer> {
  private known: { answer: Answer; text: string } | null = null;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  private isFailing = false;

  constructor(private readonly options: Options) {}

  /** As last read; undefined before the api has answered once. */
  get current(): Answer | undefined {
    return this.known?.answer;
  }

  /** Differs once something was changed. */
  get version(): string {
    return this.known?.text ?? '';
  }

  /** Asks now, and from then on every two seconds. Never rejects. */
  async start(): Promise<void> {
    try {
      const answer = await fetch(this.options.apiUrl + this.options.path, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'manual',
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`The api answered ${answer.status}`);
      if (text !== this.known?.text) this.known = { text, answer: JSON.parse(text) as Answer };
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.options.onProblem(error);
      this.isFailing = true;
    }
    if (this.closed) return;
    this.timer = setTimeout(() => void this.start(), this.options.checkEvery ?? CHECK_EVERY_MS);
    this.timer.unref();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
