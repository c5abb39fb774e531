import { z } from 'zod';
import { lineSchema, textSchema } from '../../core/validation/text-schemas.js';

/** One line of text. */
export const line = (max: number) =>
  lineSchema('Enter some words.').min(1, 'Enter some words.').max(max, `At most ${max} characters.`);

/** Text with line breaks. */
export const paragraphs = (max: number) =>
  textSchema('Enter some words.').min(1, 'Enter some words.').max(max, `At most ${max} characters.`);

/** A path of this site. */
export const sitePath = z
  .string('Enter a path of this site.')
  .max(200, 'At most 200 characters.')
  .regex(/^\/(?!\/)[\w/?=&#-]*$/, 'Enter a path of this site, such as /groups.');

export const link = z.strictObject({ to: sitePath, label: line(80) });
