import { expect, type Page } from '@playwright/test';

/** A section by one of its pages, and how a user comes there from another section. */
export interface FailingSection {
  app: string;
  path: string;
  link: string;
  /** A page of another section, with its name in the footer. */
  elsewhere: { path: string; link: string };
}

const courses = { path: '/courses', link: 'Courses' };
const events = { path: '/events', link: 'Events' };

export const learning: FailingSection = { app: 'mf-learning', ...courses, elsewhere: events };

export const SECTIONS: FailingSection[] = [
  learning,
  { app: 'mf-community', ...events, elsewhere: courses },
  { app: 'mf-marketing', path: '/contact', link: 'Contact', elsewhere: courses },
  { app: 'mf-account', path: '/subscribe', link: 'Plans and prices', elsewhere: courses },
];

export const panelOf = (page: Page) => page.getByRole('main').getByRole('alert');

/** Beside a page that stays as the server sent it. */
export const noticeOf = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'Parts of this page didn’t load.' });

/** Notes every moment in which the page's main part shows nothing. */
export async function watchForBlank(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const window_ = window as unknown as { blanks: string[] };
    window_.blanks = [];
    new MutationObserver(() => {
      const main = document.querySelector<HTMLElement>('main');
      if (main && document.readyState !== 'loading' && !main.innerText.trim())
        window_.blanks.push(location.pathname);
    }).observe(document, { childList: true, subtree: true });
  });
  return async () => {
    const blanks = await page.evaluate(() => (window as unknown as { blanks: string[] }).blanks);
    expect(blanks, 'moments with nothing to see').toEqual([]);
  };
}

/** A menu opens and the shell has come to life. */
export async function expectShellUsable(page: Page): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('button', { name: 'Learn', exact: true }).click();
  await expect(main.getByRole('link', { name: /Learning Hub/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('link', { name: /Learning Hub/ })).toBeHidden();
  await page.waitForFunction(() => {
    const header = document.querySelector('header');
    return header && Object.keys(header).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Follows a link in the footer, inside the page that is open. */
export async function follow(page: Page, { path, link }: { path: string; link: string }): Promise<void> {
  await page.evaluate(() => void ((window as unknown as { sameDocument: boolean }).sameDocument = true));
  await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  expect(await page.evaluate(() => 'sameDocument' in window), 'the document stays').toBe(true);
}

/** Goes to another page inside the document that is open, as the browser's own buttons do. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ idx: (history.state as { idx: number }).idx + 1, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as object }));
  }, path);
