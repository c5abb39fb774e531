import { request } from 'node:http';
import { expect, test } from '@playwright/test';
import { siteUrl } from '../fixtures/product';

const statusOf = (path: string, host: string) =>
  new Promise<number>((resolve, reject) => {
    request(siteUrl() + path, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    })
      .on('error', reject)
      .end();
  });

test('Whatever a page asks for under a name that is not the site’s is refused', async () => {
  const paths = ['/', '/courses', '/robots.txt', '/shell/platform.json', '/api/courses'];
  for (const path of paths) {
    expect(await statusOf(path, 'rebound.example'), path).toBe(421);
    expect(await statusOf(path, new URL(siteUrl()).host), path).toBe(200);
  }
});
