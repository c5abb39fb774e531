import type { CourseDocument, LessonContent } from '../../../queries/admin/courses/course-draft';
import type { LessonBlock, Question } from '../../../queries/admin/courses/lesson-blocks';
import { BLOCK_KINDS, QUESTION_KINDS } from '../edited-block';
import { captionsText } from '../captions';
import { LESSON_KINDS } from '../lesson-kinds';

function answerLines(question: Question): string[] {
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      const right = [question.answer].flat();
      return question.options.map(
        ({ id, text, feedback }) =>
          `${right.includes(id) ? '✓' : '–'} ${text}${feedback ? ` (${feedback})` : ''}`,
      );
    }
    case 'ordering':
      return question.items.map(({ text }, index) => `${index + 1}. ${text}`);
    case 'matching':
      return question.pairs.map(({ left, right }) => `${left} = ${right}`);
    case 'short':
      return [`Model answer: ${question.modelAnswer}`];
  }
}

const questionLines = (question: Question, index: number): string[] => [
  `Question ${index + 1} (${QUESTION_KINDS[question.kind]}): ${question.prompt}`,
  ...answerLines(question),
  `Explanation: ${question.explanation}`,
];

function blockLines(block: LessonBlock): string[] {
  switch (block.kind) {
    case 'text':
      return [block.body];
    case 'video':
    case 'audio':
      return [
        `Title: ${block.title}`,
        `Media: ${block.media}`,
        `Seconds: ${block.seconds}`,
        captionsText(block.transcript),
      ];
    case 'file':
      return [`Title: ${block.title}`, `Name of the file: ${block.fileName}`, `Media: ${block.media}`];
    case 'embed':
      return [`Title: ${block.title}`, `Address: ${block.url}`];
    case 'quiz':
      return [
        `Title: ${block.title}`,
        `Pass mark: ${block.passMark}%`,
        ...block.questions.flatMap(questionLines),
      ];
    case 'reflection':
      return [block.prompt];
  }
}

const lessonLines = ({ title, kind, exerciseMinutes, isPreview, blocks }: LessonContent): string[] => [
  `Lesson: ${title}`,
  `Type: ${LESSON_KINDS[kind]}`,
  `Exercise minutes: ${exerciseMinutes}`,
  `Free preview: ${isPreview ? 'Yes' : 'No'}`,
  ...blocks.flatMap((block) => [`[${BLOCK_KINDS[block.kind]}]`, ...blockLines(block)]),
];

/** A lesson as lines to be compared. */
export const lessonText = (lesson: LessonContent): string => lessonLines(lesson).join('\n');

/** A whole course as lines to be compared. */
export const documentText = (course: CourseDocument): string =>
  [
    `Title: ${course.title}`,
    `Promise: ${course.promise}`,
    `Description: ${course.description}`,
    ...course.outcomes.map((outcome) => `Outcome: ${outcome}`),
    `Level: ${course.level}`,
    `Price: ${course.access === 'pro' ? 'Included in Pro' : 'Free'}`,
    ...course.modules.flatMap(({ title, lessons }) => [`Module: ${title}`, ...lessons.flatMap(lessonLines)]),
  ].join('\n');
