import type { Page } from '@playwright/test';
import {
  read,
  type EnrollmentResponse,
  type EventResponse,
  type MembershipResponse,
  type PointsResponse,
  type RsvpResponse,
} from '../../fixtures/api';
import { figure, panel } from '../../fixtures/home';
import { visit, waitForHydration } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

/** What others change as well, between the page and what the api says of it: both are read anew until they agree. */
const expectAgreement = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await visit(page, '/');
    await check();
  }).toPass();

test.describe('Maya at home', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('Maya');
    await visit(page, '/');
  });

  test('is greeted by name, with her level and points', async ({ page }) => {
    const points = await read<PointsResponse>(page, '/api/user/points');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
    const main = page.getByRole('main');
    await expect(main.getByText(`Level ${points.currentLevel}`, { exact: true })).toBeVisible();
    await expect(
      main.getByText(`${points.totalPoints.toLocaleString('en-US')} points`, { exact: true }),
    ).toBeVisible();
  });

  test('sees her courses in four numbers', async ({ page }) => {
    const enrollments = await read<EnrollmentResponse[]>(page, '/api/my/enrollments');
    const sum = enrollments.reduce((total, { progress }) => total + progress, 0);
    const cards = page.getByRole('region', { name: 'Your learning in numbers' });
    const completed = enrollments.filter(({ progress }) => progress === 100).length;
    await expect(figure(cards, 'Courses Enrolled')).toContainText(String(enrollments.length));
    await expect(figure(cards, 'Completed')).toContainText(String(completed));
    await expect(figure(cards, 'Learning Streak')).toContainText(/\d+ days?/);
    await expect(figure(cards, 'Overall Progress')).toContainText(`${Math.round(sum / enrollments.length)}%`);
  });

  test('continues up to three courses where she left them', async ({ page }) => {
    const enrollments = await read<EnrollmentResponse[]>(page, '/api/my/enrollments');
    const started = enrollments.filter(({ progress }) => progress > 0 && progress < 100);
    const courses = panel(page, 'Continue Learning').getByRole('listitem');
    await expect(courses).toHaveCount(Math.min(3, started.length));
    for (const course of await courses.all()) {
      const title = await course.getByRole('heading').innerText();
      const enrollment = started.find((each) => each.course.title === title);
      expect(enrollment, `${title} is in progress`).toBeDefined();
      await expect(course).toContainText(enrollment!.course.duration);
      await expect(course).toContainText(`${enrollment!.progress}%`);
      await expect(course.getByRole('link', { name: /^Continue/ })).toHaveAttribute(
        'href',
        `/learn/${enrollment!.course.slug}`,
      );
    }
  });

  test('sees the next three events, hers marked', async ({ page }) => {
    const [events, rsvps] = await Promise.all([
      read<EventResponse[]>(page, '/api/events'),
      read<RsvpResponse[]>(page, '/api/my/rsvps'),
    ]);
    const now = Date.now();
    const next = events.filter(({ startDate }) => Date.parse(startDate) > now).slice(0, 3);
    const items = panel(page, 'Upcoming Events').getByRole('listitem');
    await expect(items).toHaveCount(next.length);
    for (const [index, event] of next.entries()) {
      const item = items.nth(index);
      await expect(item.getByRole('link', { name: event.title })).toHaveAttribute(
        'href',
        `/events/${event.slug}`,
      );
      const rsvp = rsvps.find(({ eventId }) => eventId === event.id);
      await expect(item.getByText("RSVP'd", { exact: true })).toHaveCount(
        rsvp && rsvp.status !== 'waitlisted' ? 1 : 0,
      );
    }
  });

  test('sees her groups, her quick stats and her membership', async ({ page }) => {
    const [groups, rsvps, points] = await Promise.all([
      read<MembershipResponse[]>(page, '/api/my/groups'),
      read<RsvpResponse[]>(page, '/api/my/rsvps'),
      read<PointsResponse>(page, '/api/user/points'),
    ]);
    const mine = panel(page, 'My Groups');
    for (const { group } of groups.slice(0, 2))
      await expect(mine.getByRole('link', { name: group.name })).toHaveAttribute(
        'href',
        `/groups/${group.slug}`,
      );
    await expectAgreement(page, async () => {
      for (const { group } of (await read<MembershipResponse[]>(page, '/api/my/groups')).slice(0, 2))
        await expect(mine.getByRole('listitem').filter({ hasText: group.name })).toContainText(
          `${group.memberCount.toLocaleString('en-US')} member`,
        );
    });
    const stats = panel(page, 'Quick Stats');
    await expect(figure(stats, "Events RSVP'd")).toContainText(String(rsvps.length));
    await expect(figure(stats, 'Groups joined')).toContainText(String(groups.length));
    await expect(figure(stats, 'Learning points')).toContainText(points.totalPoints.toLocaleString('en-US'));
    await expect(stats.getByText('HPC Member', { exact: true })).toBeVisible();
  });

  test('meets another member and sees how much is being talked about', async ({ page }) => {
    const highlight = panel(page, 'Member Highlight');
    await expect(highlight.locator('a[href^="/profile/"]')).toBeVisible();
    await expect(highlight.locator('a[href="/community"]')).toBeVisible();
    const community = panel(page, 'Community');
    await expectAgreement(page, async () => {
      const posts = await page.context().request.get('/api/posts');
      const total = Number(posts.headers()['x-total-count']);
      await expect(figure(community, 'Discussions')).toContainText(total.toLocaleString('en-US'));
    });
    await expect(community.locator('a[href="/community"]')).toBeVisible();
  });

  test('sees her three achievements', async ({ page }) => {
    const row = panel(page, 'Achievements');
    for (const title of ['Knowledge Seeker', 'Course Completer', 'Community Member'])
      await expect(row.getByRole('listitem').filter({ hasText: title })).toContainText('Unlocked');
  });

  test('goes from her home to a course and back without a page load', async ({ page }) => {
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await panel(page, 'Continue Learning')
      .getByRole('link', { name: /^Continue/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/learn\//);
    // The heading, or the region around it while the page still waits for its data.
    await expect(page.locator('main:focus, main h1:focus')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});
