import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly, Public } from '../../core/access/access.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { PageResponse } from '../../core/paging/json-page.js';
import type { Member } from '../../core/access/member.js';
import { MemberCard, MemberFilterChoices, MemberListQuery, MemberNumbers } from './members.dto.js';
import { MembersService } from './members.service.js';

@ApiTags('members')
@Controller('api')
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @Get('members')
  @MembersOnly()
  @PageResponse(MemberCard)
  list(@Query() query: MemberListQuery, @CurrentUser() viewer: Member) {
    return this.members.list(query, viewer);
  }

  /** What the directory can be filtered by. */
  @Get('member-filters')
  @MembersOnly()
  @JsonResponse(MemberFilterChoices)
  filters() {
    return this.members.filterChoices();
  }

  /** How many members there are, and what several of them have in common; nobody who did not agree to be shown. */
  @Get('member-numbers')
  @Public()
  @JsonResponse(MemberNumbers)
  numbers() {
    return this.members.numbers();
  }
}
