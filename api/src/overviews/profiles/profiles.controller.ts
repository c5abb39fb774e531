import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { MemberProfile } from '../../people/members/members.dto.js';
import { ProfilesService } from './profiles.service.js';

@ApiTags('members')
@Controller('api')
export class ProfilesController {
  constructor(private readonly profiles: ProfilesService) {}

  @Get('members/:id')
  @Public()
  @ApiOkResponse({ type: MemberProfile })
  find(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() viewer: Member | null,
  ): Promise<MemberProfile> {
    return this.profiles.find(ref, viewer);
  }
}
