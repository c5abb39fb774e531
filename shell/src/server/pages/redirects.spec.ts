import { maya, nia } from '@futurelab/platform/testing';
import { movedTo, redirectFor } from './redirects';

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

  it('sends the calendar file of an event to the api', () => {
    expect(to('/events/office-hours.ics')).toEqual({
      status: 302,
      location: '/api/events/office-hours/calendar.ics',
    });
    expect(to('/events/office-hours')).toBeNull();
  });

  it.each(['/academy3', '/digital-mystics'])('sends %s to the academy for good', (path) => {
    expect(to(path)).toEqual({ status: 308, location: '/futurelab-academy' });
  });

  it('takes a slash off the end', () => {
    expect(to('/events/?when=past')).toEqual({ status: 308, location: '/events?when=past' });
    expect(to('/login/?returnTo=/events')).toEqual({ status: 308, location: '/login?returnTo=/events' });
    expect(to('/')).toBeNull();
  });

  it.each([
    '/login?returnTo=/.//evil.example',
    '/login?returnTo=/courses/..//evil.example',
    '/.//evil.example/',
    '/%2e//evil.example/',
    '/courses/..//evil.example//',
    '/./\\evil.example/?q=1',
  ])('leads nobody from %s to another site', (path) => {
    expect(to(path, maya)).toEqual({ status: expect.any(Number), location: '/' });
  });
});

describe('where an address without a page leads', () => {
  const moved = [
    { from: '/old-courses', to: '/courses', isPermanent: true },
    { from: '/sale', to: 'https://example.org/sale?by=futurelab#top', isPermanent: false },
  ];
  const from = (path: string) => movedTo(new URL(path, 'http://localhost'), moved);

  it('is what administrators set, in any case', () => {
    expect(from('/Old-Courses')).toEqual({ status: 308, location: '/courses' });
    expect(from('/sale')).toEqual({ status: 302, location: 'https://example.org/sale?by=futurelab#top' });
    expect(from('/old-courses/first')).toBeNull();
    expect(movedTo(new URL('http://localhost/sale'))).toBeNull();
  });

  it('keeps the query', () => {
    expect(from('/old-courses?a=1&b=2')?.location).toBe('/courses?a=1&b=2');
    expect(from('/sale?a=1')?.location).toBe('https://example.org/sale?by=futurelab&a=1#top');
  });
});
