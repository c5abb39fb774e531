import { courses } from '../../app/seed/content/courses.js';
import { blocksOf } from '../../app/seed/content/lessons/index.js';
import type { LessonBlock } from './blocks/lesson-blocks.js';
import { lessonMinutes } from './lesson-minutes.js';

const text = (words: number): LessonBlock => ({
  id: 'text',
  kind: 'text',
  body: Array.from({ length: words }, () => 'word').join(' '),
});
const audio = (seconds: number): LessonBlock => ({
  id: 'audio',
  kind: 'audio',
  title: 'Listen',
  media: 'one',
  seconds,
  transcript: [{ start: 0, end: 1, text: 'These words are heard, not read.' }],
});

describe('What a lesson takes', () => {
  it.each([
    ['is at least a minute', [text(20)], 0, 1],
    ['is its text at 200 words a minute', [text(600)], 0, 3],
    ['is its media', [text(200), audio(120)], 0, 3],
    ['is the time stated for its exercise', [text(200)], 10, 11],
  ])('%s', (_, blocks, exercise, minutes) => {
    expect(lessonMinutes(blocks, exercise)).toBe(minutes);
  });

  it('includes an exercise only where the lesson has one', () => {
    for (const lesson of courses.flatMap(({ modules }) => modules.flatMap(({ lessons }) => lessons))) {
      const blocks = blocksOf(lesson);
      const hasExercise =
        /exercise|practice|try it|\*\*(do|your)/i.test(lesson.body) ||
        blocks.some(({ kind }) => kind === 'reflection');
      expect([lesson.slug, hasExercise || lesson.exerciseMinutes === undefined]).toEqual([lesson.slug, true]);
    }
  });
});
