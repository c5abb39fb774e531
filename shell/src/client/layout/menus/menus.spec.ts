import { maya } from '@futurelab/platform/testing';
import { isCurrent, nameOf } from './menus';

test.each([
  ['/groups', '/groups', true],
  ['/groups?sort=new', '/groups', true],
  ['/groups', '/groups/', true],
  ['/', '/', true],
  ['/', '/groups', false],
  ['/groups', '/groups/quiet-rooms', false],
])('A link to %s on the page %s is the current one: %s', (to, pathname, current) => {
  expect(isCurrent(to, pathname)).toBe(current);
});

test.each([
  ['Maya', 'Okafor', 'Maya Okafor'],
  ['Maya', null, 'Maya'],
  [null, null, 'Catalyst'],
])('A member called %s %s is named %s', (firstName, lastName, name) => {
  expect(nameOf({ ...maya, firstName, lastName })).toBe(name);
});
