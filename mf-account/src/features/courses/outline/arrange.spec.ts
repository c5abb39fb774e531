import { course } from '../../../testing/course-responses';
import type { Step } from '../../../shared/courses/move-buttons';
import { addLesson, moveLesson, moveModule, placeBeside, positionText } from './arrange';

const { modules } = course().document;
const titles = (now: typeof modules) =>
  now.map(({ title, lessons }) => [title, ...lessons.map((l) => l.title)]);
const move = (id: string, step: Step, from = modules) => {
  const place = placeBeside(from, id, step);
  return place && moveLesson(from, id, place);
};

test('A lesson moves within its module, and on into the next one', () => {
  const later = move('l1', 1)!;
  expect(titles(later)).toEqual([
    ['Before', 'Say when', 'Say why'],
    ['After', 'Write it down'],
  ]);
  expect(positionText(later, 'l1')).toBe('Say why is now lesson 2 of 2 in Before.');
  expect(titles(move('l1', 1, later)!)).toEqual([
    ['Before', 'Say when'],
    ['After', 'Say why', 'Write it down'],
  ]);
  expect(titles(move('l3', -1)!)).toEqual([['Before', 'Say why', 'Say when', 'Write it down'], ['After']]);
});

test('The first lesson has no place before it, the last none after it', () => {
  expect(move('l1', -1)).toBeNull();
  expect(move('l3', 1)).toBeNull();
  expect(move('elsewhere', 1)).toBeNull();
});

test('A lesson is put before another one, and stays where it is before itself', () => {
  expect(titles(moveLesson(modules, 'l3', { moduleId: 'm1', before: 'l1' }))).toEqual([
    ['Before', 'Write it down', 'Say why', 'Say when'],
    ['After'],
  ]);
  expect(moveLesson(modules, 'l1', { moduleId: 'm1', before: 'l1' })).toEqual(modules);
});

test('Modules move with their lessons; a new lesson comes last', () => {
  expect(titles(moveModule(modules, 'm2', -1))).toEqual([
    ['After', 'Write it down'],
    ['Before', 'Say why', 'Say when'],
  ]);
  expect(moveModule(modules, 'm2', 1)).toEqual(modules);
  expect(titles(addLesson(modules, 'm2', 'l9', 'Send it'))[1]).toEqual(['After', 'Write it down', 'Send it']);
});
