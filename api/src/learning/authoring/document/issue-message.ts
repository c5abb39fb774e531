import type { z } from 'zod';

const EXAMPLES: Record<string, string> = {
  uuid: 'Enter a valid id.',
  url: 'Enter a link that starts with https://.',
  regex: 'Use lowercase letters, numbers and hyphens.',
};

/** What is wrong with a part of a document, as text for the person who writes it. */
export function issueMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is required.' : `This must be ${kindOf(issue.expected)}.`;
    case 'too_small':
      if (issue.origin === 'string') return 'Enter some text.';
      return issue.origin === 'array' ? `Add at least ${issue.minimum}.` : `At least ${issue.minimum}.`;
    case 'too_big':
      return issue.origin === 'string' ? `Use up to ${issue.maximum} characters.` : `Up to ${issue.maximum}.`;
    case 'invalid_format':
      return EXAMPLES[issue.format] ?? 'This format isn’t valid.';
    case 'invalid_value':
      return `Choose one of: ${issue.values.join(', ')}.`;
    case 'invalid_union':
      return 'This type doesn’t exist.';
    case 'unrecognized_keys':
      return `Unknown fields: ${issue.keys.join(', ')}.`;
    default:
      return undefined;
  }
}

const kindOf = (expected: string) =>
  ({ string: 'text', int: 'a whole number', number: 'a number', boolean: 'yes or no', array: 'a list' })[
    expected
  ] ?? 'an object';
