import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, ModeratorsOnly } from '../../../../core/access/access.js';
import type { Member } from '../../../../core/access/member.js';
import { ApiErrors } from '../../../../core/http/api-errors.js';
import { UuidPipe } from '../../../../core/validation/id-or-slug.pipe.js';
import { MemberNoteReference, NewMemberNote } from './member-notes.dto.js';
import { MemberNotesService } from './member-notes.service.js';

@ApiTags('administration')
@ModeratorsOnly()
@ApiErrors({ 404: 'No such member or note' })
@Controller('api/admin/members')
export class MemberNotesController {
  constructor(private readonly notes: MemberNotesService) {}

  /** For staff; it is in the member’s export, and goes with their account. */
  @Post(':id/notes')
  @ApiCreatedResponse({ type: MemberNoteReference })
  add(
    @Param('id', UuidPipe) id: string,
    @Body() { text }: NewMemberNote,
    @CurrentUser() actor: Member,
  ): Promise<MemberNoteReference> {
    return this.notes.add(id, text, actor);
  }

  @Delete(':id/notes/:noteId')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(
    @Param('id', UuidPipe) id: string,
    @Param('noteId', UuidPipe) noteId: string,
    @CurrentUser() actor: Member,
  ): Promise<void> {
    return this.notes.remove(id, noteId, actor);
  }
}
