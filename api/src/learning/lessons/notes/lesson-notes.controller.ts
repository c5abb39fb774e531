import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly, OpenToSuspended } from '../../../core/access/access.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../../core/validation/id-or-slug.pipe.js';
import type { Member } from '../../../core/access/member.js';
import {
  NoteRequest,
  NoteResponse,
  PositionRequest,
  ReflectionRequest,
  ReflectionResponse,
} from './lesson-notes.dto.js';
import { LessonNotesService } from './lesson-notes.service.js';

/** What the caller keeps for themselves in a lesson; nobody else reads it. */
@ApiTags('lessons')
@MembersOnly()
@ApiErrors(404, { 403: '`enrollment_required` or `pro_required`' })
@Controller('api/lessons/:id')
export class LessonNotesController {
  constructor(private readonly own: LessonNotesService) {}

  @Get('note')
  @ApiOkResponse({ type: NoteResponse })
  note(@Param('id', IdOrSlugPipe) lesson: IdOrSlug, @CurrentUser() member: Member): Promise<NoteResponse> {
    return this.own.note(member, lesson);
  }

  @Put('note')
  @ApiOkResponse({ type: NoteResponse })
  writeNote(
    @Param('id', IdOrSlugPipe) lesson: IdOrSlug,
    @Body() request: NoteRequest,
    @CurrentUser() member: Member,
  ): Promise<NoteResponse> {
    return this.own.writeNote(member, lesson, request);
  }

  @Get('reflection')
  @ApiOkResponse({ type: ReflectionResponse })
  reflection(
    @Param('id', IdOrSlugPipe) lesson: IdOrSlug,
    @CurrentUser() member: Member,
  ): Promise<ReflectionResponse> {
    return this.own.reflection(member, lesson);
  }

  @Put('reflection')
  @ApiOkResponse({ type: ReflectionResponse })
  writeReflection(
    @Param('id', IdOrSlugPipe) lesson: IdOrSlug,
    @Body() { text }: ReflectionRequest,
    @CurrentUser() member: Member,
  ): Promise<ReflectionResponse> {
    return this.own.writeReflection(member, lesson, text);
  }

  /** How far the caller is in a film or recording. */
  @Put('position')
  @OpenToSuspended()
  @HttpCode(204)
  @ApiNoContentResponse()
  async position(
    @Param('id', IdOrSlugPipe) lesson: IdOrSlug,
    @Body() request: PositionRequest,
    @CurrentUser() member: Member,
  ): Promise<void> {
    await this.own.moveTo(member, lesson, request);
  }
}
