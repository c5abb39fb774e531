import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly, Public } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { MemberProfile } from '../../people/members/members.dto.js';
import { RecentAnswer } from './answers.dto.js';
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

  /** The latest three replies of a member in discussions that the caller may read. */
  @Get('members/:id/answers')
  @MembersOnly()
  @ApiOkResponse({ type: [RecentAnswer] })
  answers(@Param('id', IdOrSlugPipe) ref: IdOrSlug, @CurrentUser() viewer: Member): Promise<RecentAnswer[]> {
    return this.profiles.answers(ref, viewer);
  }

  /** The same of oneself. */
  @Get('my/answers')
  @MembersOnly()
  @ApiOkResponse({ type: [RecentAnswer] })
  ownAnswers(@CurrentUser() viewer: Member): Promise<RecentAnswer[]> {
    return this.profiles.answers({ by: 'id', value: viewer.id }, viewer);
  }
}
