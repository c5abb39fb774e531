import { createHash } from 'node:crypto';
import type { Response } from 'playwright-core';
import { sweptPages } from '../fixtures/page-checks/every-page';
import { visit, waitForHydration } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

/** Each directive of a policy with its sources. */
const parse = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );

test('No page allows inline code but its one script, evaluated code or another site, nor holds a style attribute or an event handler', async ({
  page,
  signInAs,
}) => {
  const { request } = page.context();
  const examine = async (paths: string[]) => {
    for (const path of paths) {
      const answer = await request.get(path);
      const headers = answer.headers();
      const policy = headers['content-security-policy'];
      expect(policy, `policy of ${path}`).toBeTruthy();
      expect(policy).not.toContain('unsafe-');
      const directives = parse(policy!);
      expect(directives.get('default-src')).toEqual(["'self'"]);
      const html = await answer.text();
      const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
        ([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
      );
      expect(inline, path).toHaveLength(1);
      expect(directives.get('script-src'), path).toEqual(["'self'", ...inline]);
      expect(directives.get('object-src')).toEqual(["'none'"]);
      expect(directives.get('base-uri')).toEqual(["'none'"]);
      expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-powered-by']).toBeUndefined();
      const markup = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');
      expect(markup.match(/<[a-z][^>]*\s(?:style|on[a-z]+)="/gi) ?? [], path).toEqual([]);
    }
  };
  await examine(await sweptPages(request, 'public', 'visitor'));
  await signInAs('Maya');
  await examine(await sweptPages(request, 'public', 'member', 'admin'));
});

test('Every file of a page carries the security headers', async ({ page }) => {
  const files: Response[] = [];
  page.on('response', (response) => {
    if (/^\/(mfe|shell)\//.test(new URL(response.url()).pathname)) files.push(response);
  });
  await visit(page, '/courses');
  await waitForHydration(page);
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
    for (const file of [
      'server.cjs',
      'release.json',
      'server%2ecjs',
      './server.cjs',
      'remoteEntry.js.map',
      'remoteEntry.js.map?x',
    ])
      expect((await request.get(folder + file)).status(), folder + file).toBe(404);
  }
});
