import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiProduces,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { drainRequest } from '../../core/http/drain-request.js';
import { AcceptsFiles } from '../../core/http/multipart.js';
import { sendFile } from '../../core/http/send-file.js';
import { type IdOrSlug, IdOrSlugPipe, UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import type { Member } from '../../core/access/member.js';
import { MAX_DOCUMENT_BYTES } from '../../core/storage/read-document.js';
import { GroupResourceItem, NewGroupFile, NewGroupLink } from './group-resources.dto.js';
import { GroupResourcesService } from './group-resources.service.js';
import { readGroupFile } from './read-group-file.js';

@ApiTags('groups')
@MembersOnly()
@Controller('api/groups/:id')
@ApiErrors(404)
export class GroupResourcesController {
  constructor(private readonly resources: GroupResourcesService) {}

  /** For everybody in the group; the same address again is the link that is there. */
  @Post('links')
  @Header('content-type', 'application/json; charset=utf-8')
  @ApiCreatedResponse({ type: GroupResourceItem })
  @ApiErrors(429, { 403: '`not_in_group`', 409: '`archived` or `too_many_resources`' })
  addLink(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() link: NewGroupLink,
  ): Promise<string> {
    return this.resources.addLink(ref, member, link);
  }

  /** For everybody in the group: a form with the field `file`, and `title` before it. */
  @Post('files')
  @AcceptsFiles({ maxFileBytes: MAX_DOCUMENT_BYTES })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: NewGroupFile })
  @Header('content-type', 'application/json; charset=utf-8')
  @ApiCreatedResponse({ type: GroupResourceItem })
  @ApiErrors(429, {
    400: '`no_file`, `broken_form`, `validation_failed`',
    403: '`not_in_group`',
    409: '`archived` or `too_many_resources`',
    413: '`file_too_large`',
    415: '`wrong_kind_of_file`',
  })
  async addFile(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    try {
      return await this.resources.addFile(ref, member, () => readGroupFile(request));
    } catch (error) {
      if (!(await drainRequest(request.raw))) reply.header('connection', 'close');
      throw error;
    }
  }

  /** To be saved, never to be run, by who may read the group. */
  @Get('files/:resourceId')
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async file(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @Param('resourceId', UuidPipe) id: string,
    @CurrentUser() member: Member,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendFile(reply, await this.resources.readFile(ref, member, id));
  }

  @Delete('resources/:resourceId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 403: '`not_yours`' })
  remove(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @Param('resourceId', UuidPipe) id: string,
    @CurrentUser() member: Member,
  ): Promise<void> {
    return this.resources.remove(ref, member, id);
  }
}
