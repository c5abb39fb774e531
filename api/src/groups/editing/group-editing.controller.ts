import { applyDecorators, Body, Controller, Delete, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { ErrorResponse } from '../../core/errors/error-response.dto.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { AnsweredByTransaction } from '../../core/idempotency/idempotency.decorators.js';
import type { Member } from '../../core/access/member.js';
import { GroupChanges, GroupReference, NewGroup } from './group-editing.dto.js';
import { GroupEditingService } from './group-editing.service.js';

const Archiving = () =>
  applyDecorators(
    HttpCode(204),
    ApiNoContentResponse(),
    ApiForbiddenResponse({ type: ErrorResponse, description: '`not_owner`' }),
    ApiNotFoundResponse({ type: ErrorResponse }),
  );

@ApiTags('groups')
@MembersOnly()
@Controller('api/groups')
export class GroupEditingController {
  constructor(private readonly writing: GroupEditingService) {}

  /** Founds a group; the caller is its owner. */
  @Post()
  @AnsweredByTransaction()
  @ApiCreatedResponse({ type: GroupReference })
  @ApiErrors(429, { 403: '`pro_required`' })
  create(@CurrentUser() member: Member, @Body() group: NewGroup): Promise<GroupReference> {
    return this.writing.create(member, group);
  }

  @Patch(':id')
  @ApiOkResponse({ type: GroupReference })
  @ApiErrors({ 403: '`not_owner` or `pro_required`', 409: '`decided_meanwhile`' })
  edit(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() changes: GroupChanges,
  ): Promise<GroupReference> {
    return this.writing.edit(ref, member, changes);
  }

  /** What is there can still be read. */
  @Put(':id/archive')
  @Archiving()
  archive(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member): Promise<void> {
    return this.writing.archive(ref, member, true);
  }

  @Delete(':id/archive')
  @Archiving()
  reopen(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() member: Member): Promise<void> {
    return this.writing.archive(ref, member, false);
  }
}
