import { z } from 'zod';
import { isOneLine, UNSUPPORTED_CHARACTERS, visibleText } from '#platform/text/index';
import { STORABLE } from './validation.js';

/** Text of one line for a `zod` schema; empty when nothing of it is visible. */
export const lineSchema = (error?: string) =>
  z.string(error).overwrite(visibleText).refine(isOneLine, UNSUPPORTED_CHARACTERS);

/** The same with line breaks. */
export const textSchema = (error?: string) =>
  z.string(error).overwrite(visibleText).regex(STORABLE, UNSUPPORTED_CHARACTERS);
