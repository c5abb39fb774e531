import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, ModeratorsOnly } from '../../../../core/access/access.js';
import type { Member } from '../../../../core/access/member.js';
import { ApiErrors } from '../../../../core/http/api-errors.js';
import { UuidPipe } from '../../../../core/validation/id-or-slug.pipe.js';
import { MemberSegmentSummary, MemberSegmentName, NewMemberSegment } from './member-segments.dto.js';
import { MemberSegmentsService } from './member-segments.service.js';

@ApiTags('administration')
@AdminOnly()
@Controller('api/admin/member-segments')
export class MemberSegmentsController {
  constructor(private readonly segments: MemberSegmentsService) {}

  /** By name; moderators get those that do not say who has Pro. */
  @ModeratorsOnly()
  @Get()
  @ApiOkResponse({ type: MemberSegmentSummary, isArray: true })
  list(@CurrentUser() viewer: Member): Promise<MemberSegmentSummary[]> {
    return this.segments.list(viewer);
  }

  @Post()
  @ApiCreatedResponse({ type: MemberSegmentSummary })
  @ApiErrors({ 409: '`name_taken`, `too_many`' })
  create(@Body() segment: NewMemberSegment, @CurrentUser() actor: Member): Promise<MemberSegmentSummary> {
    return this.segments.create(segment, actor);
  }

  @Patch(':id')
  @ApiOkResponse({ type: MemberSegmentSummary })
  @ApiErrors({ 409: '`name_taken`' })
  rename(
    @Param('id', UuidPipe) id: string,
    @Body() { name }: MemberSegmentName,
    @CurrentUser() actor: Member,
  ): Promise<MemberSegmentSummary> {
    return this.segments.rename(id, name, actor);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Param('id', UuidPipe) id: string, @CurrentUser() actor: Member): Promise<void> {
    return this.segments.remove(id, actor);
  }
}
