import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { IdOrSlug } from '../../../core/validation/id-or-slug.pipe.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import type { StoredFile } from '../../../core/http/media/send-file.js';
import type { Member } from '../../../core/access/member.js';
import { MediaService } from '../../../site/media/media.service.js';
import { LessonsService } from '../lessons.service.js';
import { toWebVtt } from './web-vtt.js';

@Injectable()
export class LessonMediaService {
  constructor(
    private readonly lessons: LessonsService,
    private readonly library: MediaService,
  ) {}

  /** @throws NotFoundError when the lesson does not show it, and what `LessonsService.open` throws */
  async find(ref: IdOrSlug, mediaId: string, viewer: Member | null): Promise<StoredFile> {
    const { blocks } = await this.lessons.open(ref, viewer);
    if (!blocks.some((block) => 'media' in block && block.media === mediaId)) throw new NotFoundError();
    return this.library.file(mediaId);
  }

  open(mediaId: string, from: number, length: number): Promise<Readable> {
    return this.library.open(mediaId, from, length);
  }

  /** As WebVTT. @throws NotFoundError, and what `LessonsService.open` throws */
  async captions(ref: IdOrSlug, blockId: string, viewer: Member | null): Promise<string> {
    const { blocks } = await this.lessons.open(ref, viewer);
    const block = blocks.find(({ id }) => id === blockId);
    if (!block || !('transcript' in block)) throw new NotFoundError();
    return toWebVtt(block.transcript);
  }
}
