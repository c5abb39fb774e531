import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import {
  RecommendationResponse,
  RecommendationSettingsRequest,
  RecommendationSettingsResponse,
} from './recommendations.dto.js';
import { RecommendationsService } from './recommendations.service.js';

@ApiTags('recommendations')
@MembersOnly()
@Controller('api/my')
export class RecommendationsController {
  constructor(private readonly recommendations: RecommendationsService) {}

  /** At most ten things to do next, none of them done, past, full or closed to the caller. */
  @Get('recommendations')
  @ApiOkResponse({ type: RecommendationResponse, isArray: true })
  list(@CurrentUser() member: Member): Promise<RecommendationResponse[]> {
    return this.recommendations.listFor(member);
  }

  /** Not for me: it does not come back. */
  @Delete('recommendations/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  async dismiss(@Param('id') id: string, @CurrentUser() member: Member): Promise<void> {
    await this.recommendations.dismiss(member, id);
  }

  /** Takes "not for me" back. */
  @Put('recommendations/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  async restore(@Param('id') id: string, @CurrentUser() member: Member): Promise<void> {
    await this.recommendations.restore(member, id);
  }

  @Get('recommendation-settings')
  @ApiOkResponse({ type: RecommendationSettingsResponse })
  async settings(@CurrentUser() member: Member): Promise<RecommendationSettingsResponse> {
    return { enabled: await this.recommendations.areEnabled(member) };
  }

  /** Switches recommendations off or on. */
  @Put('recommendation-settings')
  @ApiOkResponse({ type: RecommendationSettingsResponse })
  async configure(
    @Body() { enabled }: RecommendationSettingsRequest,
    @CurrentUser() member: Member,
  ): Promise<RecommendationSettingsResponse> {
    await this.recommendations.enable(member, enabled);
    return { enabled };
  }
}
