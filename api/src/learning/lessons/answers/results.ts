import type { LessonBlock, Question, QuizBlock } from '../blocks/lesson-blocks.js';
import { type Answer, grade, solutionOf } from './grade.js';

/** After so many tries the solution is shown. */
const TRIES_BEFORE_SOLUTION = 3;

export interface GivenAnswer {
  questionId: string;
  answer: Answer;
  correct: boolean | null;
  tries: number;
}

/** What a member may see of a question that they have answered. */
export interface QuestionResult extends GivenAnswer {
  feedback: string[];
  /** Markdown; null while the question is open. */
  explanation: string | null;
  /** In the shape in which it is given; null while the question is open. */
  solution: Answer | null;
}

export interface QuizResult {
  blockId: string;
  right: number;
  total: number;
  /** Whether enough of the questions are right. */
  passed: boolean;
}

export const quizzesOf = (blocks: readonly LessonBlock[]): QuizBlock[] =>
  blocks.filter((block) => block.kind === 'quiz');

export const questionsOf = (blocks: readonly LessonBlock[]): Question[] =>
  quizzesOf(blocks).flatMap(({ questions }) => questions);

/** The feedback at once; explanation and solution once it is right, cannot be wrong, or was tried often enough. */
export function resultOf(question: Question, given: GivenAnswer): QuestionResult {
  const isOpen = given.correct === false && given.tries < TRIES_BEFORE_SOLUTION;
  return {
    ...given,
    feedback: grade(question, given.answer).feedback,
    explanation: isOpen ? null : question.explanation,
    solution: isOpen ? null : solutionOf(question),
  };
}

/** Results of the questions that still exist. */
export function resultsOf(blocks: readonly LessonBlock[], given: readonly GivenAnswer[]): QuestionResult[] {
  const questions = new Map(questionsOf(blocks).map((question) => [question.id, question]));
  return given.flatMap((answer) => {
    const question = questions.get(answer.questionId);
    return question ? [resultOf(question, answer)] : [];
  });
}

/** How each quiz stands. An open question is right once it is answered. */
export function quizResults(blocks: readonly LessonBlock[], given: readonly GivenAnswer[]): QuizResult[] {
  const right = new Set(given.flatMap(({ questionId, correct }) => (correct === false ? [] : [questionId])));
  return quizzesOf(blocks).map(({ id, passMark, questions }) => {
    const count = questions.filter((question) => right.has(question.id)).length;
    const total = questions.length;
    return { blockId: id, right: count, total, passed: count * 100 >= passMark * total };
  });
}
