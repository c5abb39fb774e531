import { ApiError } from '@futurelab/platform/api';

/** What is wrong at a place, or in anything below it: "blocks.0", "title". */
export type ErrorAt = (place: string) => string | undefined;

const errorsBelow =
  (error: unknown, prefix: RegExp): ErrorAt =>
  (place) => {
    if (!(error instanceof ApiError)) return undefined;
    const found = Object.entries(error.details).filter(([path]) => {
      const at = path.replace(prefix, '');
      return at === place || at.startsWith(`${place}.`);
    });
    return found.length > 0 ? [...new Set(found.flatMap(([, messages]) => messages))].join(' ') : undefined;
  };

/** Of what a course says of itself. */
export const documentError = (error: unknown): ErrorAt => errorsBelow(error, /^document\./);

/** Of the one lesson that was sent. */
export const lessonError = (error: unknown): ErrorAt =>
  errorsBelow(error, /^document\.modules\.\d+\.lessons\.\d+\./);

/** The same for the fields of one part. */
export const below =
  (error: ErrorAt, part: string): ErrorAt =>
  (place) =>
    error(`${part}.${place}`);
