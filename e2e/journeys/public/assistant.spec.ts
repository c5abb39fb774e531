import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../../fixtures/page-checks/axe';
import { visit } from '../../fixtures/hydration';
import { startedHere } from '../../fixtures/product';
import { startSecondShell, type SecondShell } from '../../fixtures/servers/second-shell';
import { expect, test } from '../../fixtures/test';
import { toastOf } from '../../fixtures/toast';

/** What lessons may show. */
const EMBEDS = 'https://www.youtube-nocookie.com https://player.vimeo.com';

const SCRIPT = 'https://assistant.example/embed.min.js';

/** As the provider's script behaves: it can be opened, and then shows a window of its own. */
const EMBED = `
  window.chatbase = {
    open() {
      const words = document.createElement('p');
      words.textContent = 'Assistant ' + window.embeddedChatbotConfig.chatbotId + ' listens';
      document.querySelector('main').append(words);
    },
  };`;

test.describe('Where an assistant is configured', () => {
  // A shell with other settings is started beside the product.
  test.skip(() => !startedHere(), 'needs the processes of the run');
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  let shell: SecondShell;
  test.beforeAll(async () => {
    shell = await startSecondShell({ settings: { CHATBOT_ID: 'guide-1', CHATBOT_SCRIPT_URL: SCRIPT } });
  });
  test.afterAll(() => shell?.stop());

  const launcher = (page: Page) => page.getByRole('button', { name: 'Ask the guide' });
  const consent = (page: Page) => page.getByRole('dialog', { name: 'Load the assistant?' });

  /** Answers for the provider; the list holds what was asked of it. */
  async function provider(page: Page, answer: 'script' | 'nothing' = 'script'): Promise<string[]> {
    const asked: string[] = [];
    await page.route('https://assistant.example/**', (route) => {
      asked.push(route.request().url());
      return answer === 'script'
        ? route.fulfill({ contentType: 'text/javascript', body: EMBED })
        : route.abort();
    });
    return asked;
  }

  test('nothing comes from its provider before the visitor agrees, who can take that back', async ({
    page,
  }) => {
    const asked = await provider(page);
    await visit(page, `${shell.url}/about`);
    await launcher(page).click();
    await expect(consent(page)).toContainText('It’s provided by assistant.example, not by FutureLab.');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityProblems(page), colorScheme).toEqual([]);
    }
    await consent(page).getByRole('button', { name: 'Not now' }).click();
    await expect(consent(page)).toHaveCount(0);
    await expect(launcher(page)).toBeFocused();
    expect(asked).toEqual([]);

    await launcher(page).click();
    await consent(page).getByRole('button', { name: 'Load assistant' }).click();
    await expect(page.getByText('Assistant guide-1 listens')).toBeVisible();
    expect(asked).toEqual([SCRIPT]);

    // On the next page nobody is asked again, and nothing is loaded before it is used.
    await visit(page, `${shell.url}/privacy`);
    await expect(page.getByText('You have allowed the assistant in this browser.')).toBeVisible();
    expect(asked).toEqual([SCRIPT]);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText(/^Taken back/)).toBeVisible();
    await launcher(page).click();
    await expect(consent(page)).toBeVisible();
    expect(asked).toEqual([SCRIPT]);
  });

  test('the panel of the landing page opens the same one', async ({ page }) => {
    await provider(page);
    await visit(page, shell.url);
    const panel = page.getByRole('region', { name: 'Ask the guide' });
    await panel.getByRole('textbox').fill('Where do I start?');
    await panel.getByRole('button', { name: 'Ask', exact: true }).click();
    await consent(page).getByRole('button', { name: 'Not now' }).click();
    await expect(panel.getByRole('status')).toContainText('Nothing was loaded, and nothing was sent.');
    await panel.getByRole('button', { name: 'Ask', exact: true }).click();
    await consent(page).getByRole('button', { name: 'Load assistant' }).click();
    await expect(panel.getByRole('status')).toContainText('The assistant is open.');
    await expect(page.getByText('Assistant guide-1 listens')).toBeVisible();
  });

  test('a provider that cannot be reached is said so, and can be tried again', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expect(/Failed to load (ChatBase script|resource)/);
    await provider(page, 'nothing');
    await visit(page, `${shell.url}/services`);
    await launcher(page).click();
    await consent(page).getByRole('button', { name: 'Load assistant' }).click();
    await expect(toastOf(page)).toContainText('The assistant didn’t load');
    await page.unroute('https://assistant.example/**');
    await provider(page);
    await launcher(page).click();
    await expect(page.getByText('Assistant guide-1 listens')).toBeVisible();
  });

  test('the policy names its provider and nobody else', async ({ request }) => {
    const answer = await request.get(`${shell.url}/about`);
    const policy = answer.headers()['content-security-policy']!.split('; ');
    const scripts = policy.find((directive) => directive.startsWith('script-src'))!;
    expect(scripts).toMatch(/^script-src 'self' 'sha256-[^']+' https:\/\/assistant\.example$/);
    expect(policy).toContain(`connect-src 'self' https://assistant.example`);
    expect(policy).toContain(`frame-src 'self' ${EMBEDS} https://assistant.example`);
  });
});

test('Where none is configured there is no way to one, and the policy is closed', async ({
  page,
  request,
}) => {
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Ask the guide' })).toHaveCount(0);
  const policy = (await request.get('/about')).headers()['content-security-policy']!;
  expect(policy).toContain(`frame-src 'self' ${EMBEDS};`);
});
