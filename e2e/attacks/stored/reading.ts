import type { Page } from '@playwright/test';
import { waitForHydration } from '../../fixtures/hydration';
import { executableContent } from './script-detector';

/** Opens each page and looks around; what could still run there is in the answer. */
export async function read(page: Page, paths: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await waitForHydration(page);
    found.push(...(await executableContent(page)).map((danger) => `${path}: ${danger}`));
  }
  return found;
}

/** The addresses of all links on the open page that begin like this. */
export const linksOf = (page: Page, start: string): Promise<string[]> =>
  page.evaluate((beginning) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href^="${beginning}"]`)];
    return [...new Set(links.map((link) => link.getAttribute('href')!))];
  }, start);
