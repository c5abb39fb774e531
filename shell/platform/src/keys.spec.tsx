import { keyOf } from './keys';

test.each([
  ['while a word is composed', { isComposing: true }],
  ['that ended a composition', { keyCode: 229 }],
])('An Enter %s is none of ours', (_, init) => {
  expect(keyOf(new KeyboardEvent('keydown', { key: 'Enter', ...init }))).toBe('');
  expect(keyOf({ nativeEvent: new KeyboardEvent('keydown', { key: 'Enter', ...init }) })).toBe('');
});

test('Any other key is what it is', () => {
  expect(keyOf(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13 }))).toBe('Enter');
});
