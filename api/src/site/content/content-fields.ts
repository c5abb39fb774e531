import { z } from 'zod';
import { lineSchema, textSchema } from '../../core/validation/text-schemas.js';

/** One line of text. */
export const line = (max: number) =>
  lineSchema('Enter some text.').min(1, 'Enter some text.').max(max, `Use up to ${max} characters.`);

/** Text with line breaks. */
export const paragraphs = (max: number) =>
  textSchema('Enter some text.').min(1, 'Enter some text.').max(max, `Use up to ${max} characters.`);

/** A path of this site. */
export const sitePath = z
  .string('Enter a path on this site.')
  .max(200, 'Use up to 200 characters.')
  .regex(/^\/(?!\/)[\w/?=&#-]*$/, 'Enter a path on this site, such as /groups.');

export const link = z.strictObject({ to: sitePath, label: line(80) });
