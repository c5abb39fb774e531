import { visit } from '../../fixtures/hydration';
import { skipBotDelay } from '../../fixtures/skip-bot-delay';
import { expect, test } from '../../fixtures/test';

const FREE = [
  'Introductory AI courses',
  'Community discussions and forums',
  'Public events and workshops',
  'Monthly newsletter',
];
const PRO = [
  'Everything in Free',
  'All premium courses',
  'Private AI special interest groups',
  'Monthly live sessions with the founder',
  'Access to the Synergizer tools',
  'Priority mentorship',
];

test.describe('A visitor on the landing page', () => {
  test.beforeEach(({ page }) => visit(page, '/'));

  test('finds the two ways in beside the headline', async ({ page }) => {
    const hero = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(hero.getByRole('link', { name: 'Join the Community' })).toHaveAttribute(
      'href',
      /^\/api\/login/,
    );
    await expect(hero.getByRole('link', { name: 'Read Digital Mystics' })).toHaveAttribute(
      'href',
      '/digital-mystics/book',
    );
  });

  test('sees what is going on inside: the next event, two questions and three courses', async ({ page }) => {
    const week = page.getByRole('region', { name: 'This week inside' });
    await expect(week.getByText(/^Hosted by /)).toHaveCount(1);
    await expect(week.getByText(/^\d+ repl(y|ies)$/)).toHaveCount(2);
    await expect(week.locator('a[href^="/courses/"]')).toHaveCount(3);
  });

  test('can watch the welcome film, which is not fetched before', async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => films.push(request.url()));
    const film = page.getByLabel(/Welcome to FutureLab, a film/);
    await page.getByText('Watch the film').click();
    await expect(film).toHaveJSProperty('paused', false);
    expect(films.some((url) => /welcome.*\.(webm|mp4)$/.test(url))).toBe(true);
  });

  test('asks a person, where no assistant is configured, and has a reference', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expect(/400 \(Bad Request\) \(.*\/api\/enquiries\)/);
    const panel = page.getByRole('region', { name: 'Ask a person' });
    await expect(panel).toContainText('No assistant is configured');
    await expect.poll(() => consoleGuard.countOf(/ChatBase chatbotId is required/)).toBe(1);
    await panel.getByLabel('Your question').fill('What is free, and what is Pro?');
    await panel.getByLabel('Your name').fill('Rosa Lind');
    await panel.getByLabel('Email').fill('rosa at example');
    await panel.getByRole('checkbox').check();
    await skipBotDelay(page);
    await panel.getByRole('button', { name: 'Send question' }).click();
    await expect(panel.getByText('Please enter a valid email address.')).toBeVisible();
    await panel.getByLabel('Email').fill(`asks-${Date.now()}@example.test`);
    await panel.getByRole('button', { name: 'Send question' }).click();
    await expect(panel.getByText(/^FL-\w{6}$/)).toBeVisible();
    await expect(panel.getByText(/you hear from us by \w+day, \w+ \d+/)).toBeVisible();
  });

  test('finds the vision beside a film that plays while it is in view', async ({ page }) => {
    const vision = page.getByRole('region').filter({ hasText: 'Build the Future Together' });
    const film = vision.locator('video');
    await expect(vision.getByRole('link', { name: 'Build the Future Together' })).toHaveAttribute(
      'href',
      /^\/api\/login/,
    );
    await expect(vision.getByRole('link', { name: 'Explore Our Vision' })).toHaveAttribute('href', '/about');
    await vision.scrollIntoViewIfNeeded();
    await expect(film).toHaveJSProperty('paused', false);
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expect(film).toHaveJSProperty('paused', true);
  });

  test('reads four benefits and four foundation values', async ({ page }) => {
    const benefits = page.getByRole('region', { name: 'What you find inside' });
    const values = page.getByRole('region', { name: 'Four foundations' });
    await expect(benefits.getByRole('listitem')).toHaveCount(4);
    await expect(values.getByRole('listitem')).toHaveCount(4);
  });

  test('compares the two tiers and their prices', async ({ page }) => {
    const free = page.getByRole('article', { name: 'FutureLab Free' });
    const pro = page.getByRole('article', { name: 'FutureLab Pro' });
    await expect(free).toContainText('$0/month');
    await expect(free.getByRole('listitem')).toHaveText(FREE);
    await expect(free.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute(
      'href',
      /^\/api\/login/,
    );
    await expect(free).not.toContainText('MOST POPULAR');
    await expect(pro).toContainText('$97/month');
    await expect(pro).toContainText('MOST POPULAR');
    await expect(pro.getByRole('listitem')).toHaveText(PRO);
    await expect(pro.getByRole('link')).toHaveAttribute('href', '/subscribe?membership=hpc');
  });

  test('reads the founder, the logos and the footer', async ({ page }) => {
    await expect(page.getByRole('blockquote')).toContainText(
      'A machine will answer any question you ask it.',
    );
    await expect(page.getByRole('region', { name: 'In good company' }).getByRole('list')).toHaveCount(2);
    const footer = page.getByRole('contentinfo');
    for (const column of ['Learn', 'Community', 'Membership'])
      await expect(footer.getByRole('heading', { name: column })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'HPC Catalyst' })).toHaveAttribute(
      'href',
      '/subscribe?membership=hpc',
    );
    await expect(footer).toContainText('2025');
  });
});

test('The vision section leaves the landing page when its film cannot be shown', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource.*vision/);
  await page.route(/vision.*\.(webm|mp4)$/, (route) => route.fulfill({ status: 404 }));
  await visit(page, '/');
  const vision = page.getByRole('region').filter({ hasText: 'Build the Future Together' });
  // Near enough to be fetched, and not yet in view.
  await vision.evaluate((section) =>
    scrollBy({ top: section.getBoundingClientRect().top - innerHeight * 1.5, behavior: 'instant' }),
  );
  await expect(vision).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'What you find inside' })).toBeVisible();
});
