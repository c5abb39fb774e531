import { z } from 'zod';
import type { Question } from '../blocks/lesson-blocks.js';
import { textSchema } from '../../../core/validation/text-schemas.js';
import { STORABLE } from '../../../core/validation/validation.js';
import { byAlphabet, rightSide } from '../blocks/shown-blocks.js';

export interface Grade {
  /** Null: there is no right or wrong, only a model answer to compare with. */
  correct: boolean | null;
  /** Text for what was chosen. */
  feedback: string[];
}

/** The shape of an answer by the kind of its question. */
export type Answer = string | string[] | Record<string, string>;

const MAX_TEXT_LENGTH = 4_000;
const choice = z.string().max(80).regex(STORABLE);
const shapes = {
  single: choice,
  multiple: z.array(choice).min(1).max(20),
  ordering: z.array(choice).min(1).max(20),
  matching: z.record(choice, choice),
  short: textSchema().min(1).max(MAX_TEXT_LENGTH),
} satisfies Record<Question['kind'], z.ZodType<Answer>>;

/** What is wrong with an answer that cannot be read, as text for the form. */
const REFUSALS: Record<Question['kind'], string> = {
  single: 'Choose an answer.',
  multiple: 'Choose at least one answer.',
  ordering: 'Put all items in order.',
  matching: 'Match all items.',
  short: `Write an answer of up to ${MAX_TEXT_LENGTH} characters.`,
};

export class UnreadableAnswer extends Error {}

/** @throws UnreadableAnswer with a message for the form, when it names what is not there or leaves something out */
export function readAnswer(question: Question, given: unknown): Answer {
  const refused = () => new UnreadableAnswer(REFUSALS[question.kind]);
  const read = shapes[question.kind].safeParse(given);
  if (!read.success) throw refused();
  const answer: Answer = read.data;
  const isWhole = (names: readonly string[], of: readonly string[]) =>
    names.length === of.length &&
    new Set(names).size === of.length &&
    names.every((name) => of.includes(name));
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      const known = question.options.map(({ id }) => id);
      const chosen = [answer].flat() as string[];
      if (
        !isWhole(
          chosen,
          known.filter((id) => chosen.includes(id)),
        )
      )
        throw refused();
      break;
    }
    case 'ordering':
      if (
        !isWhole(
          answer as string[],
          question.items.map((_, index) => String(index + 1)),
        )
      )
        throw refused();
      break;
    case 'matching': {
      const places = question.pairs.map((_, index) => String(index + 1));
      const left = question.pairs.map(({ id }) => id);
      if (!isWhole(Object.keys(answer), left) || !isWhole(Object.values(answer), places)) throw refused();
      break;
    }
    case 'short':
  }
  return answer;
}

export function grade(question: Question, answer: Answer): Grade {
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      const chosen = [answer].flat() as string[];
      const right = [question.answer].flat();
      const feedback = question.options.flatMap(({ id, feedback: text }) =>
        text && chosen.includes(id) ? [text] : [],
      );
      return {
        correct: chosen.length === right.length && right.every((id) => chosen.includes(id)),
        feedback,
      };
    }
    case 'ordering':
    case 'matching':
      return { correct: JSON.stringify(answer) === JSON.stringify(ordered(question, answer)), feedback: [] };
    case 'short':
      return { correct: null, feedback: [] };
  }
}

/** The right answer, in the shape in which it is given; for an open question, the model answer. */
export function solutionOf(question: Question): Answer {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return question.answer;
    case 'ordering': {
      const shown = byAlphabet(question.items).map(({ id }) => id);
      return question.items.map(({ id }) => String(shown.indexOf(id) + 1));
    }
    case 'matching': {
      const shown = rightSide(question).map(({ id }) => id);
      return Object.fromEntries(question.pairs.map(({ id }) => [id, String(shown.indexOf(id) + 1)]));
    }
    case 'short':
      return question.modelAnswer;
  }
}

/** The solution with its keys in the order in which the answer has them. */
function ordered(question: Question, answer: Answer): Answer {
  const solution = solutionOf(question);
  if (Array.isArray(solution) || typeof solution === 'string') return solution;
  return Object.fromEntries(Object.keys(answer).map((key) => [key, solution[key]!]));
}
