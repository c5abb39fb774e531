import { differentLines } from './different-lines';

test('What differs stands with a line before and after it', () => {
  expect(differentLines('One\nTwo\nThree\nFour\nFive', 'One\nTwo\nThird\nFour\nFive')).toEqual([
    { kind: 'same', text: 'Two' },
    { kind: 'removed', text: 'Three' },
    { kind: 'added', text: 'Third' },
    { kind: 'same', text: 'Four' },
  ]);
});

test('Nothing differs in the same text', () => {
  expect(differentLines('One\nTwo', 'One\nTwo')).toEqual([]);
});
