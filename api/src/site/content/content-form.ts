import { z } from 'zod';
import type { ContentForm } from './content.dto.js';
import { CONTROLS } from './content-fields.js';
import { type ContentKind, shapeOf } from './content-kinds.js';
import { hasParts } from './page-parts.js';

/** The form of a piece of content, made of the same definition that its data is checked with. */
export const contentForm = (kind: ContentKind, slug: string): ContentForm => ({
  hasBody: kind !== 'page' || !hasParts(slug),
  schema: z.toJSONSchema(shapeOf(kind, slug), { metadata: CONTROLS, io: 'input' }),
});
