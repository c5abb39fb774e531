import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isFullSweep } from '../../fixtures/page-checks/every-page';
import { expect, test } from '../../fixtures/test';
import { startProduct } from '../../stack/product.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

/** A page of each section that throws on the server in its next release, and what verification says of it. */
const SECTIONS = [
  {
    app: 'mf-marketing',
    page: 'about/partners-page',
    finding: /\/partners \(visitor, member, admin\) threw/,
  },
  {
    app: 'mf-learning',
    page: 'courses/lesson-page',
    finding: /\/learn\/[^ ]+\/lesson\/[^ ]+ \(visitor[^)]*\) threw/,
  },
  {
    app: 'mf-community',
    page: 'people/messages-page',
    finding: /\/messages \(member, admin\) threw/,
  },
  { app: 'mf-account', page: 'admin/enquiries-page', finding: /\/admin\/enquiries \(admin\) threw/ },
];

let product: Awaited<ReturnType<typeof startProduct>>;
test.beforeAll(async () => {
  test.setTimeout(480_000);
  product = await startProduct();
});
test.afterAll(() => product?.stop());

/** `npm run release -w <section> -- <args>`, in `folder`; what it prints, whether it failed or not. */
async function release(folder: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, RELEASE_REGISTRY: product.url, DATA_DIR: product.dataDir };
  const script = path.join(root, 'shell/platform/build/release.mjs');
  return run(process.execPath, [script, ...args], { cwd: folder, env }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}exit 1`,
  );
}

/** The section's sources, with a page that throws where there is no browser. */
async function throwing(app: string, page: string): Promise<string> {
  // Below the section, whose own libraries are found from there.
  const folder = await mkdtemp(path.join(root, app, 'dist/throwing-'));
  for (const part of ['package.json', 'src'])
    await cp(path.join(root, app, part), path.join(folder, part), { recursive: true });
  const file = path.join(folder, 'src/pages', `${page}.tsx`);
  const source = await readFile(file, 'utf8');
  const broken = source.replace(
    /export default function \w+\([^)]*\)[^{]*\{/,
    "$&\n  if (typeof window === 'undefined') throw new Error('Thrown on purpose');",
  );
  expect(broken).not.toBe(source);
  await writeFile(file, broken);
  return folder;
}

for (const { app, page, finding } of isFullSweep ? SECTIONS : SECTIONS.slice(1, 2))
  test(`A page of ${app} that throws is refused by name and place, and the section goes and comes back by command`, async ({
    request,
  }) => {
    test.setTimeout(480_000);
    const folder = await throwing(app, page);
    try {
      const refused = await release(folder, '--dry-run', '--canary', '10');
      expect(refused).toMatch(finding);
      expect(refused).toMatch(
        new RegExp(`Thrown on purpose\\n +at .*\\(${app}/[0-9a-f]{16}/server\\.cjs:\\d+:\\d+\\)`),
      );
      expect(refused).toContain('exit 1');
      const [, broken] = /([0-9a-f]{16}) was not verified/.exec(refused)!;

      const link = (await release(folder, 'preview')).trim();
      await request.get(link);
      expect(await (await request.get(`${product.url}/api/releases/pin`)).json()).toEqual({
        pins: { [app]: broken },
      });

      const [, live] = /live +([0-9a-f]{16})/.exec(await release(folder, 'status'))!;
      expect(await release(folder, 'promote', broken!)).toMatch(/409 not_verified[^]*exit 1/);
      const open = async () =>
        (await fetch(`${product.url}${OPEN[app]}?at=${Date.now()}`, { redirect: 'manual' })).status;
      expect(await open()).toBe(200);
      expect(await release(folder, 'retire')).toBe(`${app} is not on the site; ${live} was live\n`);
      await expect.poll(open).toBe(404);
      expect(await release(folder, 'promote', live!)).toBe(`${app}: ${live} is live\n`);
      await expect.poll(open).toBe(200);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

/** A page of each for everybody. */
const OPEN: Record<string, string> = {
  'mf-marketing': '/contact',
  'mf-learning': '/courses',
  'mf-community': '/events',
  'mf-account': '/subscribe',
};
