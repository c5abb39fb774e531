import { isDeepStrictEqual } from 'node:util';
import { SITE_AS_IT_COMES, type Site } from '@futurelab/platform/session';

interface Options {
  apiUrl: string;
  /** Called once until the api answers again. */
  onProblem: (error: unknown) => void;
  checkEvery?: number;
}

const CHECK_EVERY_MS = 2_000;
const TIMEOUT_MS = 2_000;

/** What administrators set for the whole site, asked in the background, so that pages wait for nothing. */
export class SiteSettings {
  private known: { site: Site | undefined; text: string } | null = null;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  private isFailing = false;

  constructor(private readonly options: Options) {}

  /** As last read; undefined while nothing was changed, and before the api has answered once. */
  get current(): Site | undefined {
    return this.known?.site;
  }

  /** Differs once something was changed. */
  get version(): string {
    return this.known?.text ?? '';
  }

  /** Asks now, and from then on every two seconds. Never rejects. */
  async start(): Promise<void> {
    try {
      const answer = await fetch(`${this.options.apiUrl}/api/site`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'manual',
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`The api answered ${answer.status}`);
      if (text !== this.known?.text) {
        const site = JSON.parse(text) as Site;
        this.known = { text, site: isDeepStrictEqual(site, SITE_AS_IT_COMES) ? undefined : site };
      }
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
