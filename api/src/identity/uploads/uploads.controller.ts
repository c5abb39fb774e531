import { Controller, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { drainRequest } from '../../core/http/drain-request.js';
import { AcceptsFiles } from '../../core/http/multipart.js';
import type { Member } from '../../core/access/member.js';
import { MAX_PICTURE_BYTES, readFile } from '../../core/storage/read-file.js';
import { NewUpload, uploadResponse, UploadResponse } from './uploads.dto.js';
import { UploadsService } from './uploads.service.js';

@ApiTags('uploads')
@MembersOnly()
@Controller('api/uploads')
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  /**
   * Takes a picture, as the field `file` of a form. It is drawn anew in up to three widths, without what else is in the file,
   * and removed after a day unless it is used in something that was written.
   */
  @Post()
  @AcceptsFiles({ maxFileBytes: MAX_PICTURE_BYTES })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: NewUpload })
  @ApiCreatedResponse({ type: UploadResponse })
  @ApiErrors(429, {
    400: '`no_file`, `broken_form`',
    413: '`picture_too_large`, `too_many_pixels`',
    415: '`not_a_picture`, `svg`',
    422: '`picture_damaged`',
  })
  async create(
    @CurrentUser() member: Member,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UploadResponse> {
    try {
      return uploadResponse(await this.uploads.create(member, () => readFile(request)));
    } catch (error) {
      if (!(await drainRequest(request.raw))) reply.header('connection', 'close');
      throw error;
    }
  }
}
