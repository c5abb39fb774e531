import type { PipeTransform } from '@nestjs/common';
import { APP_NAME, RELEASE_ID } from '#platform/manifest';
import { NotFoundError } from '../../core/errors/errors.js';

/** What cannot be a name is a 404. */
const named = (pattern: RegExp): PipeTransform<string, string> => ({
  transform(value) {
    if (!pattern.test(value)) throw new NotFoundError();
    return value;
  },
});

/** `@Param('app', AppPipe) app: string` */
export const AppPipe = named(APP_NAME);

/** `@Param('release', ReleasePipe) release: string` */
export const ReleasePipe = named(RELEASE_ID);
