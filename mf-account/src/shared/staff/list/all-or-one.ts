import type { Filter } from './list-form';

/** The options of a filter that shows all, or one of these. */
export const allOrOne = (labels: Readonly<Record<string, string>>): NonNullable<Filter['options']> => [
  ['', 'All'],
  ...Object.entries(labels),
];
