import { visit } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

test('An administrator sees how far people get, for other days too, under an address that can be shared', async ({
  page,
  signInAs,
}) => {
  await signInAs('Ada');
  await visit(page, '/admin');
  await page.getByRole('main').getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analytics');
  const steps = page.getByRole('region', { name: 'Funnel' }).getByRole('heading', { level: 3 });
  await expect(steps).toHaveText(['Joined', 'Onboarded', 'First lesson', 'First post', 'First event', 'Pro']);

  // Before there was anybody: a range that nothing else in the run can change.
  await page.getByLabel('First day').fill('2001-01-01');
  await page.getByLabel('Last day').fill('2001-01-21');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/\/analytics\?from=2001-01-01&to=2001-01-21$/);
  const weeks = page.getByRole('region', { name: 'Week by week' }).getByRole('row');
  await expect(weeks).toHaveText([
    /Week of/,
    /Mon, Jan 15\s*0\s*0/,
    /Mon, Jan 8\s*0\s*0/,
    /Mon, Jan 1\s*0\s*0/,
  ]);
  await visit(page, page.url());
  await expect(page.getByLabel('Last day')).toHaveValue('2001-01-21');
});

test('Analytics are closed to everybody but administrators', async ({ page, signInAs, consoleGuard }) => {
  consoleGuard.expect(/403/);
  await signInAs('Maya');
  const answer = await visit(page, '/analytics');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('main')).toContainText('Only FutureLab administrators');
  expect((await page.context().request.get('/api/analytics')).status()).toBe(403);
});
