import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, Public } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { sendFile } from '../../core/http/media/send-file.js';
import { contentDisposition } from '../../core/http/send-file.js';
import { UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import { MediaService } from './media.service.js';

/** Files of the library: public ones for anyone who has the address, others for staff. Their names are for people. */
@Public()
@ApiExcludeController()
@Controller('media')
export class MediaFilesController {
  constructor(private readonly media: MediaService) {}

  @Get(':id/:name')
  async file(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() viewer: Member | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, kind, type, size, isPublic } = await this.media.serve(id, viewer);
    void reply
      .header('cache-control', isPublic ? 'public, max-age=3600' : 'private, no-cache')
      .header('vary', 'Cookie')
      .header('cross-origin-resource-policy', 'same-origin')
      .header('content-disposition', contentDisposition(kind === 'document' ? 'attachment' : 'inline', name));
    // A file never changes: its id says which bytes they are.
    await sendFile(request, reply, { type, hash: id, size }, (from, length) =>
      this.media.open(id, from, length),
    );
  }
}
