import { Lesson } from '../../src/learning/lessons/lesson.entity.js';
import type { LessonBlock } from '../../src/learning/lessons/blocks/lesson-blocks.js';
import type { TestApp } from '../test-app.js';

const transcript = [
  { start: 0, end: 2.5, text: 'Look & wait.' },
  { start: 2.5, end: 5, text: 'Then <decide>.' },
];

const NO_FILM = '00000000-0000-4000-8000-000000000000';

/** A lesson's text, a film, a quiz of a choice and an open question, and a reflection. */
export const richBlocks = (film = NO_FILM): LessonBlock[] => [
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
