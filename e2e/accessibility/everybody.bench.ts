import { appendFile } from 'node:fs/promises';
import { problemsInEveryLook } from '../fixtures/every-look';
import { everyPage, missingPages } from '../fixtures/every-page';
import { expect, test } from '../fixtures/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel', timeout: 1_800_000 });

/** As a visitor and as each of the cast; what is found goes to the file that the command reads, a line for each page. */
for (const person of [null, 'Nia', 'Leo', 'Maya', 'Ada'] as const) {
  test(`${person ?? 'A visitor'} at every page`, async ({ page, signInAs, complaints }) => {
    complaints.expect(/Failed to load resource.*40[34]/);
    if (person) await signInAs(person);
    const request = page.context().request;
    const paths = new Set((await everyPage(request)).map(({ path }) => path));
    for (const path of [...paths, ...(await missingPages(request))]) {
      const problems = await problemsInEveryLook(page, path);
      const line = JSON.stringify({ person: person ?? 'visitor', path, problems });
      await appendFile(process.env.AXE_RESULTS!, `${line}\n`);
      expect.soft(problems, path).toEqual([]);
    }
  });
}
