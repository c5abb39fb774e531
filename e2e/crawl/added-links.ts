import type { Page, Response } from '@playwright/test';
import { readPage } from './read-page';

/** Links that the page's scripts have added to what the server wrote and that lead nowhere. The others are crawled. */
export async function deadAddedLinks(page: Page, answer: Response | null): Promise<string[]> {
  const written = new Set(readPage((await answer?.text()) ?? '').hrefs);
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const added = new Set(hrefs.filter((href) => /^\/(?!\/|api\/logout)/.test(href) && !written.has(href)));
  const dead: string[] = [];
  for (const href of added) {
    const led = await page.context().request.get(href, { maxRedirects: 0 });
    if (led.status() >= 400) dead.push(`${href} answers ${led.status()}`);
  }
  return dead;
}
