import type { z } from 'zod';

const EXAMPLES: Record<string, string> = {
  uuid: 'This is not an id.',
  url: 'Enter an address that begins with https://.',
  regex: 'Use small letters, digits and hyphens.',
};

/** What is wrong with a part of a document, as text for the person who writes it. */
export function issueMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing.' : `This has to be ${kindOf(issue.expected)}.`;
    case 'too_small':
      if (issue.origin === 'string') return 'Enter some words.';
      return issue.origin === 'array' ? `At least ${issue.minimum}, please.` : `At least ${issue.minimum}.`;
    case 'too_big':
      return issue.origin === 'string' ? `At most ${issue.maximum} characters.` : `At most ${issue.maximum}.`;
    case 'invalid_format':
      return EXAMPLES[issue.format] ?? 'This is not written as it should be.';
    case 'invalid_value':
      return `Choose one of: ${issue.values.join(', ')}.`;
    case 'invalid_union':
      return 'There is no such kind.';
    case 'unrecognized_keys':
      return `Not known here: ${issue.keys.join(', ')}.`;
    default:
      return undefined;
  }
}

const kindOf = (expected: string) =>
  ({ string: 'words', int: 'a whole number', number: 'a number', boolean: 'yes or no', array: 'a list' })[
    expected
  ] ?? 'an object';
