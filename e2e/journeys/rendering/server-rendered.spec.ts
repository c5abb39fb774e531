import { read, type EnrollmentResponse, type EventResponse } from '../../fixtures/api';
import { siteUrl } from '../../fixtures/product';
import { expect, test } from '../../fixtures/test';

/** Readable text of a document, as a search engine or a reader without scripts gets it. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;|&apos;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

test('The landing page holds its text before any script runs', async ({ request }) => {
  const answer = await request.get('/');
  const html = await answer.text();
  const text = textOf(html);
  for (const expected of [
    'Join the Community',
    'Read Digital Mystics',
    'Build the Future Together',
    'Explore Our Vision',
    'FutureLab Free',
    'Get Started Free',
    'MOST POPULAR',
    'Priority mentorship',
    'A machine will answer any question you ask it.',
    'Stay Connected',
  ])
    expect(text).toContain(expected);
  expect(text.replaceAll(' ', '')).toContain('$97/month');
  expect(html).toMatch(/<title>FutureLab<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{50,}/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/"/);
  expect(html).toMatch(/<meta property="og:title"/);
});

test('The home of a member holds her own courses and events before any script runs', async ({
  page,
  signInAs,
}) => {
  await signInAs('Maya');
  const answer = await page.context().request.get('/');
  const text = textOf(await answer.text());
  const enrollments = await read<EnrollmentResponse[]>(page, '/api/my/enrollments');
  const events = await read<EventResponse[]>(page, '/api/events');
  const started = enrollments.filter(({ progress }) => progress > 0 && progress < 100);
  expect(text).toContain('Maya');
  expect(started.some(({ course }) => text.includes(course.title))).toBe(true);
  expect(text).toContain(events.find(({ startDate }) => Date.parse(startDate) > Date.now())!.title);
  expect(answer.headers()['cache-control']).toContain('no-store');
});

test('A discussion that its author removed is answered with 410', async ({ page, signInAs }) => {
  await signInAs('Leo');
  const headers = { origin: siteUrl() };
  const data = { title: 'Written and removed', body: 'Not for long.', kind: 'discussion' };
  const written = await page.request.post('/api/posts', { headers, data });
  expect(written.status(), await written.text()).toBe(201);
  const { id, slug } = (await written.json()) as { id: string; slug: string };
  const address = `/community/discussions/${slug}`;
  expect((await page.request.get(address)).status()).toBe(200);
  expect((await page.request.delete(`/api/posts/${id}`, { headers })).ok()).toBe(true);
  expect((await page.request.get(address)).status()).toBe(410);
});

test('A page asks again for nothing the server has answered already', async ({ page, signInAs }) => {
  await signInAs('Maya');
  // What bell, menu and rail show is read, and changes are listened for, once the page is idle: none of it is of the page itself.
  const askedLater = [
    '/api/my/notifications',
    '/api/conversations/unread',
    '/api/my/active-groups',
    '/api/live',
  ];
  // What others change meanwhile would be read again.
  await page.route('**/api/live?*', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !askedLater.includes(pathname)) reads.push(pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(reads).toEqual([]);
});

test('The landing page and the home are never both downloaded', async ({ page, signInAs }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((path) => /mf-account\/.*\.js$/.test(path))).toEqual([]);
  await signInAs('Maya');
  scripts.length = 0;
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((path) => /mf-marketing\/.*\.js$/.test(path))).toEqual([]);
});
