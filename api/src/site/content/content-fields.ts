import { z } from 'zod';
import { lineSchema, textSchema } from '../../core/validation/text-schemas.js';

/** How a field is filled in, where its type does not say it; see `contentForm`. */
export const CONTROLS = z.registry<{
  control: 'line' | 'text' | 'markdown' | 'path' | 'recording' | 'picture';
}>();

/** One line of text. */
export const line = (max: number) =>
  lineSchema('Enter some text.')
    .min(1, 'Enter some text.')
    .max(max, `Use up to ${max} characters.`)
    .register(CONTROLS, { control: 'line' });

/** Text with line breaks. */
export const paragraphs = (max: number, control: 'text' | 'markdown' = 'text') =>
  textSchema('Enter some text.')
    .min(1, 'Enter some text.')
    .max(max, `Use up to ${max} characters.`)
    .register(CONTROLS, { control });

/** A path of this site. */
export const sitePath = z
  .string('Enter a path on this site.')
  .max(200, 'Use up to 200 characters.')
  .regex(/^\/(?!\/)[\w/?=&#-]*$/, 'Enter a path on this site, such as /groups.')
  .register(CONTROLS, { control: 'path' });

export const link = z.strictObject({ to: sitePath, label: line(80) });
