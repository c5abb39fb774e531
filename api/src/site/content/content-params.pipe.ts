import { Injectable, type PipeTransform } from '@nestjs/common';
import { NotFoundError } from '../../core/errors/errors.js';
import { CONTENT_KINDS, type ContentKind } from './content-kinds.js';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `@Param('kind', KindPipe) kind: ContentKind`; anything else is a 404. */
@Injectable()
export class KindPipe implements PipeTransform<string, ContentKind> {
  transform(value: string): ContentKind {
    const kind = CONTENT_KINDS.find((known) => known === value);
    if (!kind) throw new NotFoundError();
    return kind;
  }
}

/** `@Param('slug', SlugPipe) slug: string`; what cannot name anything is a 404. */
@Injectable()
export class SlugPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (value.length > 80 || !SLUG.test(value)) throw new NotFoundError();
    return value;
  }
}
