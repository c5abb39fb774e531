import { Injectable, type PipeTransform } from '@nestjs/common';
import { APP_NAME, RELEASE_ID } from '#platform/manifest';
import { NotFoundError } from '../../core/errors/errors.js';

/** `@Param('app', AppPipe) app: string`; what cannot name a section is a 404. */
@Injectable()
export class AppPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!APP_NAME.test(value)) throw new NotFoundError();
    return value;
  }
}

/** `@Param('release', ReleasePipe) release: string`; what cannot name a release is a 404. */
@Injectable()
export class ReleasePipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!RELEASE_ID.test(value)) throw new NotFoundError();
    return value;
  }
}
