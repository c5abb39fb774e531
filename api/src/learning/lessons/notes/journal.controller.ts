import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import { PageResponse } from '../../../core/paging/json-page.js';
import { JsonResponse } from '../../../core/http/json-response.js';
import { PageQuery } from '../../../core/paging/paging.js';
import type { Member } from '../../../core/access/member.js';
import { MyNote, MyReflection } from './journal.dto.js';
import { JournalService } from './journal.service.js';

/** All that the caller has stored for themselves, whatever they may see by now. */
@ApiTags('lessons')
@MembersOnly()
@Controller('api/my')
export class JournalController {
  constructor(private readonly journal: JournalService) {}

  /** The latest first. */
  @Get('notes')
  @PageResponse(MyNote)
  notes(@Query() query: PageQuery, @CurrentUser() member: Member) {
    return this.journal.page('notes', member, query);
  }

  /** The latest first. */
  @Get('reflections')
  @PageResponse(MyReflection)
  reflections(@Query() query: PageQuery, @CurrentUser() member: Member) {
    return this.journal.page('reflections', member, query);
  }

  /** All of them as a file. */
  @Get('notes/export')
  @Header('content-disposition', 'attachment; filename="futurelab-notes.json"')
  @JsonResponse(MyNote, { isArray: true })
  exportNotes(@CurrentUser() member: Member) {
    return this.journal.whole('notes', member);
  }

  /** All of them as a file. */
  @Get('reflections/export')
  @Header('content-disposition', 'attachment; filename="futurelab-reflections.json"')
  @JsonResponse(MyReflection, { isArray: true })
  exportReflections(@CurrentUser() member: Member) {
    return this.journal.whole('reflections', member);
  }
}
