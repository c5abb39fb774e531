import { applyDecorators, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import { Follows, TagPath, TagSummary } from './follows.dto.js';
import { FollowsService } from './follows.service.js';

const Deleted = () => applyDecorators(HttpCode(204), ApiNoContentResponse());
const Inserted = () => applyDecorators(Deleted(), ApiErrors(429, { 409: '`too_many_follows`' }));

/** The tags of discussions, and what a member follows besides single discussions. */
@ApiTags('follows')
@MembersOnly()
@Controller('api')
export class FollowsController {
  constructor(private readonly follows: FollowsService) {}

  /** The most frequent first. */
  @Get('tags')
  @JsonResponse(TagSummary, { isArray: true })
  tags(@CurrentUser() member: Member) {
    return this.follows.tags(member);
  }

  @Get('my/follows')
  @JsonResponse(Follows)
  list(@CurrentUser() member: Member) {
    return this.follows.list(member);
  }

  @Put('my/follows/tags/:tag')
  @Inserted()
  followTag(@Param() { tag }: TagPath, @CurrentUser() member: Member): Promise<void> {
    return this.follows.followTag(member, tag);
  }

  @Delete('my/follows/tags/:tag')
  @Deleted()
  unfollowTag(@Param() { tag }: TagPath, @CurrentUser() member: Member): Promise<void> {
    return this.follows.unfollowTag(member, tag);
  }

  @Put('my/follows/members/:id')
  @Inserted()
  @ApiErrors({ 400: '`yourself`' })
  followMember(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<void> {
    return this.follows.followMember(member, id);
  }

  @Delete('my/follows/members/:id')
  @Deleted()
  unfollowMember(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<void> {
    return this.follows.unfollowMember(member, id);
  }
}
