import { highlightName } from './member-name';

test('a member is called by the full name', () => {
  expect(highlightName({ firstName: 'Maya', lastName: 'Okafor', email: 'maya@futurelab.test' })).toBe(
    'Maya Okafor',
  );
});

test('a member without a name is called by a visible address', () => {
  expect(highlightName({ firstName: null, lastName: null, email: 'maya@futurelab.test' })).toBe(
    'maya@futurelab.test',
  );
});

test('a member without either is "FutureLab member"', () => {
  expect(highlightName({ firstName: null, lastName: null, email: null })).toBe('FutureLab member');
});
