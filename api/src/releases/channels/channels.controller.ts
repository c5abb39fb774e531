import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../../common/access.js';
import { ErrorResponse } from '../../common/error-response.dto.js';
import { ApiError } from '../../common/errors.js';
import type { Member } from '../../sessions/member.js';
import { channelResponse } from './channel-response.js';
import { type CanaryAudience, ChannelsService, type Intent } from './channels.service.js';
import { type Actor, actorOf, AdminOrDeployToken, ReleaseActor } from '../access/release-actor.js';
import { AppPipe, ReleasePipe } from '../registry/release-params.pipe.js';
import { CanaryRequest, ChannelResponse, ReleaseActRequest } from './channels.dto.js';

const intent = (actor: Actor, { reason, expectedVersion }: ReleaseActRequest): Intent => ({
  actor: actor.name,
  reason,
  expectedVersion,
});

function audience({ percent, cohort }: CanaryRequest): CanaryAudience {
  if (cohort === undefined) return { percent: percent! };
  if (percent === undefined) return { cohort };
  const details = { cohort: ['Say either a percentage or a cohort.'] };
  throw new ApiError(400, 'validation_failed', 'Some of this could not be accepted.', details);
}

/** What is served to whom. Every change says why, and may say which version of the section it is based on. */
@ApiTags('releases')
@ApiOkResponse({ type: ChannelResponse })
@ApiNotFoundResponse({ type: ErrorResponse })
@Controller('api/releases/:app')
export class ChannelsController {
  constructor(private readonly channels: ChannelsService) {}

  @Get('channel')
  @AdminOrDeployToken()
  async channel(@Param('app', AppPipe) app: string): Promise<ChannelResponse> {
    return channelResponse(await this.channels.get(app));
  }

  @Post(':release/promotion')
  @HttpCode(200)
  @AdminOrDeployToken()
  @ApiBadRequestResponse({ type: ErrorResponse })
  @ApiConflictResponse({
    type: ErrorResponse,
    description: '`release_conflict`, `not_verified`, `route_taken`',
  })
  async promote(
    @Param('app', AppPipe) app: string,
    @Param('release', ReleasePipe) release: string,
    @ReleaseActor() actor: Actor,
    @Body() body: ReleaseActRequest,
  ): Promise<ChannelResponse> {
    return channelResponse(await this.channels.promote(app, release, intent(actor, body)));
  }

  @Post('canary')
  @HttpCode(200)
  @AdminOrDeployToken()
  @ApiBadRequestResponse({ type: ErrorResponse })
  @ApiConflictResponse({
    type: ErrorResponse,
    description: '`release_conflict`, `not_verified`, `route_taken`, `already_live`',
  })
  async startCanary(
    @Param('app', AppPipe) app: string,
    @ReleaseActor() actor: Actor,
    @Body() body: CanaryRequest,
  ): Promise<ChannelResponse> {
    const { release } = body;
    return channelResponse(
      await this.channels.startCanary(app, release, audience(body), intent(actor, body)),
    );
  }

  @Delete('canary')
  @AdminOrDeployToken()
  @ApiBadRequestResponse({ type: ErrorResponse })
  @ApiConflictResponse({ type: ErrorResponse, description: '`release_conflict`' })
  async stopCanary(
    @Param('app', AppPipe) app: string,
    @ReleaseActor() actor: Actor,
    @Body() body: ReleaseActRequest,
  ): Promise<ChannelResponse> {
    return channelResponse(await this.channels.stopCanary(app, intent(actor, body)));
  }

  @Post('rollback')
  @HttpCode(200)
  @AdminOrDeployToken()
  @ApiBadRequestResponse({ type: ErrorResponse })
  @ApiConflictResponse({
    type: ErrorResponse,
    description: '`release_conflict`, `nothing_to_roll_back_to`, `route_taken`',
  })
  async rollBack(
    @Param('app', AppPipe) app: string,
    @ReleaseActor() actor: Actor,
    @Body() body: ReleaseActRequest,
  ): Promise<ChannelResponse> {
    return channelResponse(await this.channels.rollBack(app, intent(actor, body)));
  }

  /** Takes the section off the site. */
  @Put('disabled')
  @AdminOnly()
  @ApiBadRequestResponse({ type: ErrorResponse })
  @ApiConflictResponse({ type: ErrorResponse, description: '`release_conflict`' })
  async disable(
    @Param('app', AppPipe) app: string,
    @CurrentUser() admin: Member,
    @Body() body: ReleaseActRequest,
  ): Promise<ChannelResponse> {
    return channelResponse(await this.channels.setDisabled(app, true, intent(actorOf(admin), body)));
  }

  @Delete('disabled')
  @AdminOnly()
  @ApiBadRequestResponse({ type: ErrorResponse })
  @ApiConflictResponse({ type: ErrorResponse, description: '`release_conflict`' })
  async enable(
    @Param('app', AppPipe) app: string,
    @CurrentUser() admin: Member,
    @Body() body: ReleaseActRequest,
  ): Promise<ChannelResponse> {
    return channelResponse(await this.channels.setDisabled(app, false, intent(actorOf(admin), body)));
  }
}
