import { read, write } from './client';
import { urlOf } from './operations';
import { apiListQuery, apiQuery } from './queries';

/** Never called: the compiler checks that each of these is an error. */
export const mistakes = () => [
  // @ts-expect-error: no such path
  apiQuery('/api/horoscopes'),
  // @ts-expect-error: a path that can only be written
  apiQuery('/api/subscribe'),
  // @ts-expect-error: a missing parameter of the path
  apiQuery('/api/courses/{id}'),
  // @ts-expect-error: a parameter of the path by another name
  apiQuery('/api/courses/{id}', { path: { slug: 'first-steps' } }),
  // @ts-expect-error: an unknown parameter
  apiQuery('/api/events', { query: { place: 'Lisbon' } }),
  // @ts-expect-error: a value that the parameter cannot have
  apiQuery('/api/events', { query: { when: 'tomorrow' } }),
  // @ts-expect-error: a missing parameter of the query
  apiQuery('/api/telemetry/vitals', { query: { app: 'mf-learning' } }),
  // @ts-expect-error: a parameter where there is none
  read('/api/my/groups', { query: { limit: 3 } }),
  // @ts-expect-error: no list
  apiListQuery('/api/my/profile'),
  // @ts-expect-error: a method that the path does not have
  write('POST', '/api/events/{id}/rsvp', { path: { id: 'calm-hour' } }),
  // @ts-expect-error: a missing body
  write('PUT', '/api/events/{id}/rsvp', { path: { id: 'calm-hour' } }),
  // @ts-expect-error: a body that only one of the methods needs
  write(Date.now() ? 'PUT' : 'DELETE', '/api/events/{id}/rsvp', { path: { id: 'calm-hour' } }),
  // @ts-expect-error: a missing field of the body
  write('POST', '/api/subscribe', { body: { email: 'maya@futurelab.test', source: 'landing_page' } }),
  // @ts-expect-error: a body where there is none
  write('PUT', '/api/courses/{id}/enrollment', { path: { id: 'first-steps' }, body: { status: 'going' } }),
  // @ts-expect-error: a response has the type of the document
  read('/api/courses/{id}', { path: { id: 'first-steps' } }).then(({ horoscope }) => horoscope),
];

it('spells the address of an operation', () => {
  expect(urlOf('/api/my/groups')).toBe('/api/my/groups');
  expect(urlOf('/api/courses/{id}', { path: { id: 'a b/c?' } })).toBe('/api/courses/a%20b%2Fc%3F');
  expect(urlOf('/api/events', { query: { when: undefined, limit: 3 } })).toBe('/api/events?limit=3');
});
