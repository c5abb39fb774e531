import { bodyOf } from '../authoring/document/course-document.js';
import { lessonsOf } from '../../app/seed/files/courses.js';
import { readCommunity } from '../../app/seed/files/read-community.js';
import type { LessonBlock } from './blocks/lesson-blocks.js';
import { lessonMinutes } from './lesson-minutes.js';

const text = (count: number): LessonBlock => ({
  id: 'text',
  kind: 'text',
  body: Array.from({ length: count }, () => 'word').join(' '),
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

  it('includes an exercise only where the lesson has one', async () => {
    const { courses } = await readCommunity();
    for (const { title, blocks, exerciseMinutes } of courses.flatMap(lessonsOf)) {
      const hasExercise =
        /exercise|practice|try it|\*\*(do|your)/i.test(bodyOf(blocks)) ||
        blocks.some(({ kind }) => kind === 'reflection');
      expect([title, hasExercise || exerciseMinutes === 0]).toEqual([title, true]);
    }
  });
});
