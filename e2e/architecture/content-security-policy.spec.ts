import type { Response } from 'playwright-core';
import { everyPage } from '../fixtures/page-checks/every-page';
import { visit } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

/** Each directive of a policy with its sources. */
const parse = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );

test('No page allows inline code, evaluated code or another site', async ({ page, signInAs }) => {
  for (const visitor of [null, 'Maya'] as const) {
    if (visitor) await signInAs(visitor);
    for (const { path } of await everyPage(page.context().request)) {
      const answer = await page.context().request.get(path);
      const policy = answer.headers()['content-security-policy'];
      expect(policy, `policy of ${path}`).toBeTruthy();
      expect(policy).not.toContain('unsafe-');
      const directives = parse(policy!);
      expect(directives.get('default-src')).toEqual(["'self'"]);
      expect(directives.get('script-src'), path).toEqual(["'self'"]);
      expect(directives.get('object-src')).toEqual(["'none'"]);
      expect(directives.get('base-uri')).toEqual(["'none'"]);
      expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
      expect(answer.headers()['x-content-type-options']).toBe('nosniff');
      expect(answer.headers()['x-powered-by']).toBeUndefined();
    }
  }
});

test('No page holds a style attribute or an event handler, which the policy would refuse', async ({
  page,
  signInAs,
}) => {
  await signInAs('Maya');
  for (const { path } of await everyPage(page.context().request)) {
    const html = await (await page.context().request.get(path)).text();
    const markup = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');
    expect(markup.match(/<[a-z][^>]*\s(?:style|on[a-z]+)="/gi) ?? [], path).toEqual([]);
  }
});

test('Every file of a page carries the security headers', async ({ page }) => {
  const files: Response[] = [];
  page.on('response', (response) => {
    if (/^\/(mfe|shell)\//.test(new URL(response.url()).pathname)) files.push(response);
  });
  await visit(page, '/courses');
  expect(files.map((file) => new URL(file.url()).pathname.split('/')[1])).toEqual(
    expect.arrayContaining(['mfe', 'shell']),
  );
  for (const file of files) {
    const headers = await file.allHeaders();
    expect(headers, file.url()).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  }
});

test('The files only servers read are not handed out', async ({ request }) => {
  const { liveReleases } = await import('../fixtures/page-data');
  for (const { folder } of await liveReleases(request)) {
    for (const file of ['server.cjs', 'release.json', 'server%2ecjs', './server.cjs'])
      expect((await request.get(folder + file)).status(), folder + file).toBe(404);
  }
});
