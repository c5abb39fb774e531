import type { Question } from '../blocks/lesson-blocks.js';
import { showBlocks } from '../blocks/shown-blocks.js';
import { grade, readAnswer, solutionOf, UnreadableAnswer } from './grade.js';

const fields = { prompt: 'Which?', explanation: 'Because.' };
const options = [
  { id: 'north', text: 'North', feedback: 'Cold.' },
  { id: 'south', text: 'South', feedback: 'Warm.' },
  { id: 'east', text: 'East' },
];
const single: Question = { ...fields, id: 'q1', kind: 'single', options, answer: 'south' };
const multiple: Question = { ...fields, id: 'q2', kind: 'multiple', options, answer: ['north', 'east'] };
const ordering: Question = {
  ...fields,
  id: 'q3',
  kind: 'ordering',
  items: [
    { id: 'wake', text: 'Wake up' },
    { id: 'eat', text: 'Eat' },
    { id: 'go', text: 'Go' },
  ],
};
const matching: Question = {
  ...fields,
  id: 'q4',
  kind: 'matching',
  pairs: [
    { id: 'cat', left: 'Cat', right: 'Purrs' },
    { id: 'dog', left: 'Dog', right: 'Barks' },
    { id: 'cow', left: 'Cow', right: 'Moos' },
  ],
};
const short: Question = { ...fields, id: 'q5', kind: 'short', modelAnswer: 'In one sentence.' };
const all = [single, multiple, ordering, matching, short];

describe('An answer', () => {
  it.each([
    ['one choice', single, 'south', true],
    ['another choice', single, 'north', false],
    ['all of several, in any order', multiple, ['east', 'north'], true],
    ['some of several', multiple, ['north'], false],
    ['too many of several', multiple, ['north', 'east', 'south'], false],
    // Shown as Eat, Go, Wake up.
    ['the right order', ordering, ['3', '1', '2'], true],
    ['another order', ordering, ['1', '2', '3'], false],
    // Shown as Barks, Moos, Purrs.
    ['the right pairs', matching, { cow: '2', cat: '3', dog: '1' }, true],
    ['other pairs', matching, { cow: '1', cat: '3', dog: '2' }, false],
    ['words', short, ' In one breath. ', null],
  ] as const)('of %s is graded', (_, question, answer, correct) => {
    expect(grade(question, readAnswer(question, answer)).correct).toBe(correct);
  });

  it('gets the words for what was chosen', () => {
    expect(grade(multiple, ['south', 'east']).feedback).toEqual(['Warm.']);
  });

  it.each([
    [single, 'west'],
    [single, ['south']],
    [single, null],
    [multiple, []],
    [multiple, ['north', 'north']],
    [ordering, ['1', '2']],
    [ordering, ['1', '2', '4']],
    [matching, { cow: '1', cat: '1', dog: '2' }],
    [matching, { cow: '1', cat: '2', __proto__: '3' }],
    [short, '   '],
    [short, 'x'.repeat(4_001)],
    [short, 'nul\0'],
  ])('that %j does not take is refused with a message: %j', (question, answer) => {
    expect(() => readAnswer(question, answer)).toThrow(UnreadableAnswer);
  });

  it('is right when it is the solution', () => {
    for (const question of all.filter(({ kind }) => kind !== 'short'))
      expect(grade(question, solutionOf(question)).correct).toBe(true);
  });
});

test('A quiz is shown without anything that says what is right', () => {
  const quiz = { id: 'quiz', kind: 'quiz' as const, title: 'Where', passMark: 60, questions: all };
  const shown = JSON.stringify(showBlocks('lesson', [quiz], new Map()));
  for (const hidden of ['answer', 'Because.', 'Warm.', 'In one sentence.', '"items"', '"pairs"'])
    expect(shown).not.toContain(hidden);
  expect(shown.indexOf('Eat')).toBeLessThan(shown.indexOf('Wake up'));
});
