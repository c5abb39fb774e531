import pg from 'pg';
import { visit } from '../fixtures/hydration';
import { isFullSweep } from '../fixtures/page-checks/every-page';
import { expect, test } from '../fixtures/test';
import { startProduct } from '../stack/product.mjs';
import { Person } from './stored/people';
import { linksOf, read } from './stored/reading';
import { PayloadSupply } from './stored/payload-supply';
import { executableContent, ScriptDetector } from './stored/script-detector';
import {
  fillProfile,
  postTitles,
  sendPictures,
  writeFromOutside,
  writeMessages,
  writeNotes,
  writeThreads,
} from './stored/writing';

/** How often every field of the profiles is filled, and how many discussions have an attack as their title. */
const ROUNDS = isFullSweep ? 170 : 1;
const TITLES = isFullSweep ? Infinity : 30;

test.describe.configure({ timeout: isFullSweep ? 1_800_000 : 600_000 });

test('Nothing that members and visitors write runs where it is shown', async ({ browser }) => {
  const product = await startProduct();
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  try {
    const witness = new ScriptDetector();
    const calm = () => database.query('TRUNCATE rate_limit_counters');
    const enter = (name: 'Ada' | 'Maya' | 'Leo' | 'Nia') =>
      Person.signIn(browser, name, { url: product.url, witness, calm });
    const [ada, maya, leo, nia] = [
      await enter('Ada'),
      await enter('Maya'),
      await enter('Leo'),
      await enter('Nia'),
    ];
    const cast = [ada, maya, leo, nia];
    const supply = new PayloadSupply();
    expect(supply.all.length).toBeGreaterThan(500);
    const dangers: string[] = [];
    const addresses = { threads: [''], conversation: '' };

    await test.step('They write', async () => {
      // Before, nobody sees her.
      await nia.writeOrFail('PUT', '/api/my/onboarding', { completed: true });
      for (const person of [maya, nia, ada]) {
        await person.writeOrFail('PUT', `/api/members/${leo.slug}/friendship`);
        await leo.writeOrFail('PUT', `/api/members/${person.slug}/friendship`);
      }
      for (const person of cast) await fillProfile(person, supply);
      await postTitles(maya, supply.take(Math.min(TITLES, supply.all.length), 160), leo.slug);
      addresses.threads = await writeThreads(maya, leo, supply);
      addresses.conversation = await writeMessages(leo, [maya, nia, ada], supply);
      await writeNotes(maya, leo, ada, nia, supply);
      expect(new Set(await sendPictures(maya, supply))).toEqual(new Set([415]));
      await writeFromOutside(ada, supply);
    });

    const profiles = cast.map(({ slug }) => `/profile/${slug}`);
    await test.step('Members see it', async () => {
      const { conversation } = addresses;
      const threads = addresses.threads.map((slug) => `/community/discussions/${slug}`);
      const everybody = [
        '/notifications',
        '/messages',
        `/messages/${conversation}`,
        '/community/friends',
        '/community/friends?tab=received',
        '/community/friends?tab=sent',
        '/community/friends?tab=suggestions',
      ];
      const found = await Promise.all([
        read(nia.page, everybody),
        read(maya.page, [...everybody, '/community/discussions/new', threads[0]!, '/edit-profile']),
        read(leo.page, [
          ...everybody,
          '/',
          '/community',
          '/profile',
          '/community/members',
          ...(isFullSweep ? threads : threads.slice(1)),
          ...['script', 'alert', 'javascript', 'onerror', '"><script>alert(1)</script>'].map(
            (text) => `/search?q=${encodeURIComponent(text)}`,
          ),
        ]),
      ]);
      dangers.push(...found.flat());
      await visit(leo.page, threads[0]!);
      await leo.page.getByRole('button', { name: /^Edited/ }).click();
      await expect(leo.page.getByRole('dialog')).toContainText('Until');
      dangers.push(...(await executableContent(leo.page)));
      await leo.page.goto('/community/discussions');
      dangers.push(
        ...(await read(leo.page, (await linksOf(leo.page, '/community/discussions/')).slice(0, 8))),
      );
    });

    await test.step('So do administrators', async () => {
      dangers.push(
        ...(await read(ada.page, [
          '/admin',
          '/admin/reports',
          '/admin/reports?state=decided',
          '/admin/enquiries',
        ])),
      );
      await ada.page.goto('/admin/enquiries');
      dangers.push(...(await read(ada.page, await linksOf(ada.page, '/admin/enquiries/'))));
    });

    await test.step('And so do the mails', async () => {
      await ada.page.goto('/dev/mail');
      const mails = await linksOf(ada.page, '/dev/mail/');
      expect(mails.length).toBeGreaterThan(8);
      for (const mail of mails.slice(0, isFullSweep ? Infinity : 15)) {
        await ada.page.goto(mail);
      }
    });

    await test.step('Whatever their profiles say', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const person of cast) await fillProfile(person, supply);
        dangers.push(...(await read(leo.page, ['/community/friends', ...(round < 20 ? profiles : [])])));
      }
    });

    expect(witness.executions).toEqual([]);
    expect(dangers).toEqual([]);
    expect(cast.flatMap(({ consoleGuard }) => consoleGuard.unexpected)).toEqual([]);
  } finally {
    await database.end();
    await product.stop();
  }
});
