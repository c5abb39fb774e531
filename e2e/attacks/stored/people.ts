import type { Browser, Page } from '@playwright/test';
import type { ConsoleGuard } from '../../fixtures/console-guard';
import { browserSession } from '../../fixtures/browser-session';
import type { CastName } from '../../fixtures/sign-in';
import type { ScriptDetector } from './script-detector';

interface Uploaded {
  status: number;
  id?: string;
  url?: string;
}

/** A member of the cast who writes through the api and reads in a browser. */
export class Person {
  private constructor(
    readonly page: Page,
    readonly consoleGuard: ConsoleGuard,
    readonly id: string,
    readonly slug: string,
    private readonly url: string,
    private readonly calm: () => Promise<unknown>,
  ) {}

  /** @param calm resets the rate limits */
  static async signIn(
    browser: Browser,
    name: CastName,
    site: { url: string; witness: ScriptDetector; calm: () => Promise<unknown> },
  ): Promise<Person> {
    const { page, consoleGuard } = await browserSession(browser, name, { baseURL: site.url }, (context) =>
      site.witness.watch(context),
    );
    const { id, slug } = await (await page.request.get('/api/auth/user')).json();
    return new Person(page, consoleGuard, id, slug, site.url, site.calm);
  }

  /** What the api answers, or null when it refused what was written. */
  async write<T = unknown>(method: string, path: string, data?: object): Promise<T | null> {
    const answer = await this.send(method, path, { data });
    return answer.ok() && answer.status() !== 204 ? ((await answer.json()) as T) : null;
  }

  async writeOrFail<T = unknown>(method: string, path: string, data?: object): Promise<T> {
    const answer = await this.send(method, path, { data });
    if (!answer.ok())
      throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json().catch(() => null)) as T;
  }

  async upload(name: string, mimeType: string, buffer: Buffer): Promise<Uploaded> {
    const answer = await this.send('POST', '/api/uploads', {
      multipart: { file: { name, mimeType, buffer } },
    });
    return { status: answer.status(), ...(answer.ok() && (await answer.json())) };
  }

  private async send(method: string, path: string, body: object) {
    await this.calm();
    const answer = await this.page.request.fetch(path, { method, headers: { origin: this.url }, ...body });
    if (answer.status() >= 500 || answer.status() === 429)
      throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer;
  }
}
