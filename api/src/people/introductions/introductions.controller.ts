import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe, UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import { JsonResponse } from '../../core/http/json-response.js';
import type { Member } from '../../core/access/member.js';
import {
  IntroductionAnswer,
  IntroductionReference,
  IntroductionsResponse,
  NewIntroduction,
} from './introductions.dto.js';
import { IntroductionsService } from './introductions.service.js';

@ApiTags('friends')
@MembersOnly()
@Controller('api')
export class IntroductionsController {
  constructor(private readonly introductions: IntroductionsService) {}

  /** Would like this member and another to know each other: both are asked. */
  @Post('members/:id/introductions')
  @ApiCreatedResponse({ type: IntroductionReference })
  @ApiErrors(429)
  async introduce(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() member: Member,
    @Body() introduction: NewIntroduction,
  ): Promise<IntroductionReference> {
    return { id: await this.introductions.introduce(ref, member, introduction) };
  }

  @Get('my/introductions')
  @JsonResponse(IntroductionsResponse)
  list(@CurrentUser() member: Member) {
    return this.introductions.list(member);
  }

  /** Says yes. When both have, a conversation of the three opens. */
  @Put('my/introductions/:id')
  @ApiOkResponse({ type: IntroductionAnswer })
  agree(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<IntroductionAnswer> {
    return this.introductions.agree(id, member);
  }

  /** Says no, of which nobody is notified, or takes back one’s own. */
  @Delete('my/introductions/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  decline(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<void> {
    return this.introductions.decline(id, member);
  }
}
