import { isVisible } from '@futurelab/platform/text';
import type { Answer, Question } from '../../../queries/lessons';

/** What is to be answered with at first: nothing, or the order in which things are shown. */
export function emptyAnswer(question: Question): Answer {
  switch (question.kind) {
    case 'multiple':
      return [];
    case 'ordering':
      return question.choices.map(({ id }) => id);
    case 'matching':
      return {};
    default:
      return '';
  }
}

/** Why an answer cannot be checked yet, as a message for the form; null when it can. */
export function missingPart(question: Question, answer: Answer): string | null {
  switch (question.kind) {
    case 'single':
      return answer === '' ? 'Choose an answer.' : null;
    case 'multiple':
      return (answer as string[]).length === 0 ? 'Choose at least one answer.' : null;
    case 'matching':
      return missingPair(question.left.length, Object.values(answer as Record<string, string>));
    case 'short':
      return !isVisible(answer as string) ? 'Write your answer first.' : null;
    default:
      return null;
  }
}

function missingPair(count: number, chosen: string[]): string | null {
  if (chosen.length < count) return 'Match every item.';
  return new Set(chosen).size < count ? 'Use each match once. You chose one twice.' : null;
}

export function isSameAnswer(one: Answer, other: Answer): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((id, index) => id === other[index]);
  const [pairs, others] = [Object.entries(one), other as Record<string, string>];
  return pairs.length === Object.keys(others).length && pairs.every(([key, value]) => others[key] === value);
}

/** An answer in the terms of its question, a line each. */
export function linesOf(question: Question, answer: Answer): string[] {
  const textOf = (choices: { id: string; text: string }[], id: string | undefined) =>
    choices.find((choice) => choice.id === id)?.text ?? '';
  switch (question.kind) {
    case 'single':
    case 'multiple':
    case 'ordering':
      return [answer].flat().map((id) => textOf(question.choices, id as string));
    case 'matching':
      return question.left.map(
        ({ id, text }) => `${text}: ${textOf(question.right, (answer as Record<string, string>)[id])}`,
      );
    case 'short':
      return [answer as string];
  }
}
