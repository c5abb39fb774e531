import { safeReturnTo } from './return-to.js';

describe('safeReturnTo', () => {
  it.each([
    ['/', '/'],
    ['/courses', '/courses'],
    ['/learn/ai-basics/lesson/2?tab=notes#top', '/learn/ai-basics/lesson/2?tab=notes#top'],
    ['/search?q=a%20b&next=https://example.org', '/search?q=a%20b&next=https://example.org'],
    ['/community/members?q=%C3%85sa', '/community/members?q=%C3%85sa'],
    ['/a/../events', '/events'],
  ])('keeps %s', (given, kept) => {
    expect(safeReturnTo(given)).toBe(kept);
  });

  const elsewhere = [
    '',
    'courses',
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
    '/ /evil.example',
    '/%2F/evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%5cevil.example',
    '/%252Fevil.example',
    '/%25252Fevil.example',
    '/%2525252525252Fevil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:%20https://evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/a/%2e%2e//evil.example',
    '/%2e//evil.example',
    '/%',
    '/%ff',
    'javascript:alert(1)',
    '/\u0000/evil.example',
    `/${'a'.repeat(3000)}`,
    '/api/logout',
    '/API/logout',
    '/auth/futurelab',
    '/dev/mail',
    '/courses/../api/logout',
    '/mfe/learning/1/app.js',
  ];

  it.each(elsewhere)('drops %j', (given) => {
    expect(safeReturnTo(given)).toBeNull();
  });

  it.each([undefined, null, 7, ['/courses'], { path: '/courses' }])(
    'drops what is not one text: %j',
    (given) => {
      expect(safeReturnTo(given)).toBeNull();
    },
  );

  it('keeps every combination of treacherous beginnings on the site', () => {
    const parts = [
      '/',
      '\\',
      '%2f',
      '%5c',
      '%252f',
      '.',
      '%2e',
      '\t',
      '%09',
      '@',
      ':',
      ';',
      '?',
      '#',
      'evil.example',
    ];
    for (const first of parts) {
      for (const second of parts) {
        for (const third of parts) {
          const kept = safeReturnTo(`/${first}${second}${third}evil.example`);
          if (kept !== null) {
            expect(new URL(kept, 'https://futurelab.example').origin).toBe('https://futurelab.example');
            expect(kept).not.toMatch(/^\/[/\\]/);
          }
        }
      }
    }
  });
});
