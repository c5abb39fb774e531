import { Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { drainRequest } from '../../../core/http/drain-request.js';
import { AcceptsFiles } from '../../../core/http/multipart.js';
import { sendFile } from '../../../core/http/send-file.js';
import {
  type DocumentRules,
  MAX_DOCUMENT_BYTES,
  OFFICE_KINDS,
  readDocument,
} from '../../../core/storage/read-document.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { MessageFileItem, NewMessageFile } from './message-files.dto.js';
import { MessageFilesService } from './message-files.service.js';

const RULES: DocumentRules = {
  kinds: new Set([...OFFICE_KINDS, 'zip']),
  listed: 'PDF, Word, Excel, PowerPoint, OpenDocument, ZIP, text, Markdown or CSV',
};

@ApiTags('conversations')
@MembersOnly()
@Controller('api/message-files')
export class MessageFilesController {
  constructor(private readonly files: MessageFilesService) {}

  /** Takes a file, as the field `file` of a form, for a message that is sent later; removed after a day unless that is sent or a draft. */
  @Post()
  @AcceptsFiles({ maxFileBytes: MAX_DOCUMENT_BYTES })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: NewMessageFile })
  @ApiCreatedResponse({ type: MessageFileItem })
  @ApiErrors(429, {
    400: '`no_file`, `broken_form`',
    413: '`file_too_large`',
    415: '`wrong_kind_of_file`',
  })
  async create(
    @CurrentUser() member: Member,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageFileItem> {
    try {
      return await this.files.receive(member, () => readDocument(request, RULES));
    } catch (error) {
      if (!(await drainRequest(request.raw))) reply.header('connection', 'close');
      throw error;
    }
  }

  /** To be saved, never to be run, by who takes part in the conversation. */
  @Get(':id')
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(404)
  async file(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() member: Member,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendFile(reply, await this.files.read(id, member));
  }

  /** Before it is sent; then it goes with its message. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(404)
  remove(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<void> {
    return this.files.remove(id, member);
  }
}
