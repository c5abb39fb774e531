import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, Public } from '../../../core/access/access.js';
import { type IdOrSlug, IdOrSlugPipe, UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { sendFile } from '../../../core/http/media/send-file.js';
import type { Member } from '../../../core/access/member.js';
import { LessonMediaService } from './media.service.js';

/** Films, recordings and files of a lesson, for anyone who may see the lesson. */
@Public()
@ApiExcludeController()
@Controller('api/lessons/:id')
export class LessonMediaController {
  constructor(private readonly media: LessonMediaService) {}

  @Get('media/:mediaId')
  async file(
    @Param('id', IdOrSlugPipe) lesson: IdOrSlug,
    @Param('mediaId', UuidPipe) mediaId: string,
    @CurrentUser() viewer: Member | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.media.find(lesson, mediaId, viewer);
    void reply.header('cache-control', 'private, max-age=3600');
    await sendFile(request, reply, file, (from, length) => this.media.open(mediaId, from, length));
  }

  @Get('captions/:blockId')
  @Header('content-type', 'text/vtt; charset=utf-8')
  @Header('cache-control', 'private, max-age=3600')
  captions(
    @Param('id', IdOrSlugPipe) lesson: IdOrSlug,
    @Param('blockId') blockId: string,
    @CurrentUser() viewer: Member | null,
  ): Promise<string> {
    return this.media.captions(lesson, blockId, viewer);
  }
}
