import { chromium } from 'playwright-core';
import { headlessPath, launchArguments, offlineRules } from '../stack/chromium.mjs';

export const openBrowser = () =>
  chromium.launch({
    executablePath: headlessPath,
    args: [...launchArguments, `--host-resolver-rules=${offlineRules}`],
  });

/** Signs in through the local sign-in page, like a person; ends where the product leads. */
export async function signIn(browser, url, name) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/api/login?returnTo=/`);
  await page.getByRole('button', { name: new RegExp(`^${name} `) }).click();
  await page.waitForURL((at) => at.pathname === '/');
  return { page, close: () => context.close() };
}
