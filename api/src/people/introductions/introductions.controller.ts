import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { ErrorResponse } from '../../core/errors/error-response.dto.js';
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
  @ApiBadRequestResponse({ type: ErrorResponse })
  @ApiNotFoundResponse({ type: ErrorResponse })
  @ApiTooManyRequestsResponse({ type: ErrorResponse })
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
  @ApiNotFoundResponse({ type: ErrorResponse })
  agree(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<IntroductionAnswer> {
    return this.introductions.agree(id, member);
  }

  /** Says no, which nobody is told, or takes back one’s own. */
  @Delete('my/introductions/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ type: ErrorResponse })
  decline(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<void> {
    return this.introductions.decline(id, member);
  }
}
