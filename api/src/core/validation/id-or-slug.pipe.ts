import { Injectable, type PipeTransform } from '@nestjs/common';
import { NotFoundError } from '../errors/errors.js';

/** What `{id}` in a path stands for: a uuid or a readable slug. */
export type IdOrSlug = { by: 'id' | 'slug'; value: string };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isUuid = (value: string) => UUID.test(value);

/** `@Param('id', IdOrSlugPipe) ref: IdOrSlug`; anything that cannot name a row is a 404. */
@Injectable()
export class IdOrSlugPipe implements PipeTransform<string, IdOrSlug> {
  transform(value: string): IdOrSlug {
    if (isUuid(value)) return { by: 'id', value: value.toLowerCase() };
    if (value.length <= 120 && SLUG.test(value)) return { by: 'slug', value };
    throw new NotFoundError();
  }
}

/** `@Param('id', UuidPipe) id: string`; anything else is a 404. */
@Injectable()
export class UuidPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUuid(value)) throw new NotFoundError();
    return value.toLowerCase();
  }
}
