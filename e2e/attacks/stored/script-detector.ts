import type { BrowserContext, Page } from '@playwright/test';

/** What attacks do when they run. */
const DEEDS = ['alert', 'confirm', 'prompt', 'print', 'msgbox'];

/** Hears of every attack that ran in the pages of a browser. */
export class ScriptDetector {
  readonly executions: string[] = [];

  async watch(context: BrowserContext): Promise<void> {
    context.on('dialog', (dialog) => {
      this.executions.push(`${dialog.page()?.url()}: ${dialog.type()} ${dialog.message()}`);
      void dialog.dismiss();
    });
    await context.exposeBinding('reportExecution', ({ page }, deed: string) =>
      this.executions.push(`${page.url()}: ${deed}`),
    );
    await context.addInitScript((deeds) => {
      const report = (window as unknown as { reportExecution(deed: string): void }).reportExecution;
      for (const deed of deeds)
        Object.defineProperty(window, deed, { value: (text: unknown) => report(`${deed}(${text})`) });
    }, DEEDS);
  }
}

/** What of an open page would run when a reader presses it, or could not have come from the product's own code. */
export const executableContent = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const outer = (element: Element) => element.outerHTML.slice(0, 200);
    const handlers = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => /^on|^srcdoc$|^formaction$/i.test(name)),
    );
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      ({ href }) => !/^(https?|mailto|webcal):/i.test(href),
    );
    const foreign = document.querySelectorAll('iframe, object, embed, base, math, body script[src^="data:"]');
    return [...handlers, ...links, ...foreign].map(outer);
  });
