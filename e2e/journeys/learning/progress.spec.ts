import { read, type PointsResponse } from '../../fixtures/api';
import { visit } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

interface Entry {
  amount: number;
}

test.describe('Maya’s progress', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('Maya');
    await visit(page, '/progress');
  });

  test('is a ledger whose sum is her badge, a page at a time', async ({ page }) => {
    const { totalPoints, currentLevel } = await read<PointsResponse>(page, '/api/user/points');
    const entries = await read<Entry[]>(page, '/api/my/points/entries?limit=100');
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalPoints);
    const points = page.getByRole('region', { name: `Level ${currentLevel}` });
    await expect(
      points.getByRole('row', { name: new RegExp(`^Total.* ${totalPoints.toLocaleString('en-US')}$`) }),
    ).toBeVisible();
    const rows = points.getByRole('table').first().locator('tbody tr');
    await expect(rows).toHaveCount(Math.min(10, entries.length));
    await points.getByRole('button', { name: 'Show earlier' }).click();
    await expect(rows).toHaveCount(Math.min(20, entries.length));
    await expect(points.getByText('You are here')).toBeVisible();
  });

  test('keeps a weekly goal, and can be taken away as a file', async ({ page }) => {
    const goal = page.getByRole('combobox', { name: 'Weekly goal' });
    await goal.selectOption('5 days a week');
    await expect(page.getByText(/of 5 days this week/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await visit(page, '/progress');
    await expect(goal).toHaveValue('5');
    await goal.selectOption('No goal');
    await expect(page.getByText(/so far this week/)).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('futurelab-progress.csv');
  });

  test('shows what she has achieved, each with what it is about', async ({ page }) => {
    const achievements = page.getByRole('region', { name: 'Achievements' });
    const earned = achievements.getByRole('listitem').filter({ hasText: 'Course Completer' });
    await expect(earned.getByRole('link')).toHaveAttribute('href', /^\/courses\//);
  });
});
