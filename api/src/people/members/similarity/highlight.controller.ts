import { Controller, Get, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ClosestMembersService } from './closest-members.service.js';
import { MemberHighlight } from '../members.dto.js';

@ApiTags('members')
@ApiExtraModels(MemberHighlight)
@Controller('api/member-highlight')
export class HighlightController {
  constructor(private readonly members: ClosestMembersService) {}

  /** Another member who has most in common with the caller, the same one all day; null when there is none. */
  @Get()
  @MembersOnly()
  @ApiOkResponse({
    schema: { nullable: true, allOf: [{ $ref: getSchemaPath(MemberHighlight) }] },
  })
  async find(
    @CurrentUser() member: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    // As text: null would otherwise be sent as an empty body.
    reply.header('content-type', 'application/json; charset=utf-8');
    return JSON.stringify(await this.members.highlight(member));
  }
}
