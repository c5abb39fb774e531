import { everyPage, missingPages } from '../fixtures/every-page';
import { expect, test } from '../fixtures/test';

test.setTimeout(300_000);

for (const visitor of [null, 'Maya'] as const) {
  test(`Every page becomes alive for ${visitor ?? 'a visitor'} as the server rendered it`, async ({
    page,
    signInAs,
    complaints,
  }) => {
    // Of what is not there, and of what is for administrators.
    complaints.expect(/Failed to load resource.*40[34]/);
    if (visitor) await signInAs(visitor);
    const request = page.context().request;
    const paths = new Set((await everyPage(request)).map(({ path }) => path));
    for (const path of [...paths, ...(await missingPages(request))]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect.soft(complaints.unexpected, path).toEqual([]);
      await expect.soft(page.locator('h1'), path).toHaveCount(1);
      expect.soft(await page.title(), path).toMatch(/FutureLab$/);
    }
  });
}
