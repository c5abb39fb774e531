/** @jest-environment node */
import { maya, nia } from '@futurelab/platform/testing';
import { redirectFor, safeReturnTo } from './redirects';

const to = (path: string, user = null as Parameters<typeof redirectFor>[1]) =>
  redirectFor(new URL(path, 'http://localhost'), user);

describe('where a path leads', () => {
  it('sends the dashboard to the home page', () => {
    expect(to('/dashboard', maya)).toEqual({ status: 302, location: '/' });
  });

  it('sends a member who asks to sign in back to where they came from', () => {
    expect(to('/login?returnTo=/events/calm-hour', maya)).toEqual({
      status: 302,
      location: '/events/calm-hour',
    });
    expect(to('/login')).toBeNull();
  });

  it('sends a member who has not been welcomed to the onboarding, but never away from a deep link', () => {
    expect(to('/', nia)).toEqual({ status: 302, location: '/onboarding' });
    expect(to('/courses', nia)).toBeNull();
    expect(to('/', maya)).toBeNull();
  });

  it.each(['/academy3', '/digital-mystics'])('sends %s to the academy for good', (path) => {
    expect(to(path)).toEqual({ status: 308, location: '/futurelab-academy' });
  });

  it('takes a slash off the end', () => {
    expect(to('/events/?when=past')).toEqual({ status: 308, location: '/events?when=past' });
    expect(to('/')).toBeNull();
  });
});

describe('coming back after signing in', () => {
  it.each(['/events', '/learn/a/lesson/b?x=1#y'])('keeps %s', (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    '/%5c/../\\evil',
  ])('does not follow %s away from the site', (path) => {
    expect(new URL(safeReturnTo(path), 'http://site.test').origin).toBe('http://site.test');
    expect(safeReturnTo(path)).toMatch(/^\/(?![/\\])/);
  });
});
