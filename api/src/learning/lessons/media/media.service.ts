import { Injectable } from '@nestjs/common';
import type { IdOrSlug } from '../../../core/validation/id-or-slug.pipe.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import type { StoredFile } from '../../../core/http/media/send-file.js';
import { Database } from '../../../core/database/database.js';
import type { Member } from '../../../core/access/member.js';
import type { LessonBlock } from '../blocks/lesson-blocks.js';
import { posterOf } from '../blocks/shown-blocks.js';
import { mediaFacts, mediaSlice } from '../lessons.queries.js';
import { LessonsService } from '../lessons.service.js';
import { toWebVtt } from './web-vtt.js';

@Injectable()
export class LessonMediaService {
  constructor(
    private readonly database: Database,
    private readonly lessons: LessonsService,
  ) {}

  /** @throws NotFoundError when the lesson does not show it, and what `LessonsService.open` throws */
  async find(ref: IdOrSlug, name: string, viewer: Member | null): Promise<StoredFile> {
    const { blocks } = await this.lessons.open(ref, viewer);
    const file = blocks.some((block) => mediaOf(block).includes(name))
      ? await this.database.one<StoredFile>(mediaFacts(name))
      : undefined;
    if (!file) throw new NotFoundError();
    return file;
  }

  async slice(name: string, from: number, length: number): Promise<Buffer> {
    const row = await this.database.one<{ bytes: Buffer }>(mediaSlice(name, from, length));
    if (!row) throw new NotFoundError();
    return row.bytes;
  }

  /** As WebVTT. @throws NotFoundError, and what `LessonsService.open` throws */
  async captions(ref: IdOrSlug, blockId: string, viewer: Member | null): Promise<string> {
    const { blocks } = await this.lessons.open(ref, viewer);
    const block = blocks.find(({ id }) => id === blockId);
    if (!block || !('transcript' in block)) throw new NotFoundError();
    return toWebVtt(block.transcript);
  }
}

function mediaOf(block: LessonBlock): string[] {
  if (!('media' in block)) return [];
  return block.kind === 'video' ? [block.media, posterOf(block.media)] : [block.media];
}
