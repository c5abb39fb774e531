import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { GroupDetail } from './group-page.dto.js';
import { GroupPageService } from './group-page.service.js';

@ApiTags('groups')
@Controller('api')
export class GroupPageController {
  constructor(private readonly groups: GroupPageService) {}

  @Get('groups/:id')
  @MembersOnly()
  @JsonResponse(GroupDetail)
  find(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() viewer: Member) {
    return this.groups.find(ref, viewer);
  }
}
