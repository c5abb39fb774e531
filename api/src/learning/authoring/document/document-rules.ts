import type { z } from 'zod';
import type { LessonBlock, Question } from '../../lessons/blocks/lesson-blocks.js';

type Path = (string | number)[];
type Context = Pick<z.RefinementCtx, 'addIssue'>;

/** Parts of a list are distinguished by their ids. */
export function checkNames(parts: readonly { id: string }[], path: Path, context: Context): void {
  const seen = new Set<string>();
  parts.forEach(({ id }, index) => {
    if (seen.has(id))
      context.addIssue({ code: 'custom', path: [...path, index, 'id'], message: 'This id is already used.' });
    seen.add(id);
  });
}

/** What single blocks cannot know: that names are unique within the lesson and that answers are among the choices. */
export function checkLesson({ blocks }: { blocks: LessonBlock[] }, context: Context): void {
  checkNames(blocks, ['blocks'], context);
  const questions = new Set<string>();
  blocks.forEach((block, at) => {
    if (block.kind === 'quiz')
      block.questions.forEach((question, index) => {
        const path = ['blocks', at, 'questions', index];
        if (questions.has(question.id))
          context.addIssue({
            code: 'custom',
            path: [...path, 'id'],
            message: 'Another question in this lesson has this id.',
          });
        questions.add(question.id);
        checkQuestion(question, path, context);
      });
    if (block.kind === 'video' || block.kind === 'audio')
      block.transcript.forEach(({ start, end }, index) => {
        if (end <= start)
          context.addIssue({
            code: 'custom',
            path: ['blocks', at, 'transcript', index, 'end'],
            message: 'The end must be after the start.',
          });
      });
  });
}

function checkQuestion(question: Question, path: Path, context: Context): void {
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      checkNames(question.options, [...path, 'options'], context);
      const known = new Set(question.options.map(({ id }) => id));
      if (![question.answer].flat().every((one) => known.has(one)))
        context.addIssue({
          code: 'custom',
          path: [...path, 'answer'],
          message: 'The answer must be one of the choices.',
        });
      break;
    }
    case 'ordering':
      return checkNames(question.items, [...path, 'items'], context);
    case 'matching':
      return checkNames(question.pairs, [...path, 'pairs'], context);
    case 'short':
  }
}
