import { createHash } from 'node:crypto';
import { Lesson } from '../../src/learning/lessons/lesson.entity.js';
import type { LessonBlock } from '../../src/learning/lessons/blocks/lesson-blocks.js';
import { LessonMedia } from '../../src/learning/lessons/media/lesson-media.entity.js';
import type { TestApp } from '../test-app.js';

const transcript = [
  { start: 0, end: 2.5, text: 'Look & wait.' },
  { start: 2.5, end: 5, text: 'Then <decide>.' },
];

/** A lesson's text, a film named `film`, a quiz of a choice and an open question, and a reflection. */
export const richBlocks = (film = 'film'): LessonBlock[] => [
  { id: 'text', kind: 'text', body: 'Read this.' },
  { id: 'film', kind: 'video', title: 'The film', media: film, seconds: 5, transcript },
  {
    id: 'quiz',
    kind: 'quiz',
    title: 'What stays',
    passMark: 50,
    questions: [
      {
        id: 'first',
        kind: 'single',
        prompt: 'What first?',
        options: [
          { id: 'look', text: 'Look', feedback: 'Yes.' },
          { id: 'leap', text: 'Leap', feedback: 'Too soon.' },
        ],
        answer: 'look',
        explanation: 'Looking is cheap.',
      },
      {
        id: 'why',
        kind: 'short',
        prompt: 'Why?',
        modelAnswer: 'So that I see.',
        explanation: 'Yours may differ.',
      },
    ],
  },
  { id: 'reflection', kind: 'reflection', prompt: 'When did you leap?' },
];

export async function setBlocks(app: TestApp, lessonId: string, blocks: LessonBlock[]): Promise<void> {
  await app.data.getRepository(Lesson).update({ id: lessonId }, { blocks: blocks as never });
}

export async function createMedia(
  app: TestApp,
  name: string,
  bytes: Buffer,
  type = 'video/mp4',
): Promise<void> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await app.data.getRepository(LessonMedia).insert({ name, type, hash, bytes });
}
