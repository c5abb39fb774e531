import { returnPath } from './return-path';

test.each(['/', '/courses', '/courses/ai-foundations?tab=outline#lesson-2', '/profile/maya', '/authors'])(
  '%s is a place to return to',
  (path) => {
    expect(returnPath(path)).toBe(path);
  },
);

test.each([
  null,
  '',
  'courses',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,hello',
  '/login',
  '/login?returnTo=/login',
  '/api/logout',
  '/auth/futurelab',
  '/x\\..\\..\\evil.example',
])('%j leads home', (path) => {
  expect(returnPath(path)).toBe('/');
});
