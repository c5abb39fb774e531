import { returnPath } from './return-path';

const SITE = 'https://futurelab.example';

describe('The page to return to after signing in', () => {
  it.each([
    ['/', '/'],
    ['/courses', '/courses'],
    ['/authors', '/authors'],
    ['/learn/ai-basics/lesson/2?tab=notes#top', '/learn/ai-basics/lesson/2?tab=notes#top'],
    ['/search?q=a%20b&next=https://example.org', '/search?q=a%20b&next=https://example.org'],
    ['/community/members?q=%C3%85sa', '/community/members?q=%C3%85sa'],
    ['/a/../events', '/events'],
  ])('is %s as %s', (wanted, expected) => {
    expect(returnPath(wanted)).toBe(expected);
  });

  it.each([
    undefined,
    null,
    7,
    ['/courses'],
    { path: '/courses' },
    '',
    'courses',
    SITE,
    'https://evil.example',
    'HTTPS:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    '/%2e//evil.example',
    '/%2e%2e//evil.example',
    '/.%2E/\\evil.example',
    '/courses/..//evil.example',
    '/courses/%2e%2e//evil.example',
    '/courses/../..//evil.example',
    '/%',
    '/%ff',
    'javascript:alert(1)',
    'data:text/html,hello',
  ])('is never %j', (wanted) => {
    expect(returnPath(wanted)).toBe('/');
  });

  it('is never longer than an address is', () => {
    expect(returnPath(`/${'a'.repeat(3000)}`)).toBe('/');
  });

  it.each([
    '/api/logout',
    '/API/logout',
    '/%61pi/logout',
    '/courses/../api/logout',
    '/auth/futurelab',
    '/dev/mail',
    '/newsletter/confirm',
    '/enquiries/contact',
    '/mfe/learning/1/app.js',
    '/login?returnTo=/login',
  ])('is a page, which %s is not', (wanted) => {
    expect(returnPath(wanted)).toBe('/');
  });

  it('is on this site, whatever the beginnings of a path are put together from', () => {
    const parts = [
      '/',
      '\\',
      '%2f',
      '%5c',
      '.',
      '..',
      '%2e',
      '\t',
      '%09',
      '@',
      ':',
      ';',
      '?',
      '#',
      'courses',
    ];
    for (const first of parts)
      for (const second of parts)
        for (const third of parts) {
          const path = returnPath(`/${first}${second}${third}evil.example`);
          expect(new URL(path, SITE).origin).toBe(SITE);
          expect(path).toMatch(/^\/(?![/\\])/);
        }
  });
});
