import { fileLabel } from './file-label';

it.each([
  ['plan.pdf', 1_240_000, 'PDF, 1.2 MB'],
  ['list.of.things.csv', 12, 'Table, 1 KB'],
  ['wall.webp', 45_600, 'Picture, 46 KB'],
])('says what %s is, and how large', (name, bytes, text) => {
  expect(fileLabel(name, bytes)).toBe(text);
});
