import { Controller, Delete, Get, HttpCode, Param, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, MembersOnly, OpenToSuspended } from '../../../core/access/access.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import type { Member } from '../../../core/access/member.js';
import { SessionsService } from '../sessions.service.js';
import { MySession } from './my-sessions.dto.js';
import { MySessionsService } from './my-sessions.service.js';

@ApiTags('sessions')
@MembersOnly()
@Controller('api/my/sessions')
export class MySessionsController {
  constructor(
    private readonly mine: MySessionsService,
    private readonly sessions: SessionsService,
  ) {}

  @Get()
  @ApiOkResponse({ type: MySession, isArray: true })
  list(@CurrentUser() member: Member): Promise<MySession[]> {
    return this.mine.list(member);
  }

  /** Signs one browser out, at once. */
  @OpenToSuspended()
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  end(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<void> {
    return this.mine.end(id, member);
  }

  /** Signs every browser out, this one too. */
  @OpenToSuspended()
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  async endAll(
    @CurrentUser() member: Member,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.mine.endAll(member);
    await this.sessions.endWithCookie(request, reply);
  }
}
