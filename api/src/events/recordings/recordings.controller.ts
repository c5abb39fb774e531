import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { NotFoundError, ProRequiredError } from '../../core/errors/errors.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { sendFile } from '../../core/http/media/send-file.js';
import { Database } from '../../core/database/database.js';
import { MediaService } from '../../site/media/media.service.js';
import { isPro, type Member } from '../../core/access/member.js';
import { type EventRecordingFile, recordingFile } from './recordings.queries.js';

/** What was recorded at an event, as players ask for it. */
@ApiExcludeController()
@Controller('api/events/:id/recording')
export class RecordingsController {
  constructor(
    private readonly database: Database,
    private readonly library: MediaService,
  ) {}

  @Get()
  @MembersOnly()
  async play(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const recording = await this.database.one<EventRecordingFile>(recordingFile(ref, member));
    if (!recording) throw new NotFoundError();
    if (recording.access === 'pro' && !isPro(member))
      throw new ProRequiredError('This recording is for Pro members.');
    void reply.header('cache-control', 'private, max-age=3600');
    const { media } = recording;
    await sendFile(request, reply, await this.library.file(media), (from, length) =>
      this.library.open(media, from, length),
    );
  }
}
