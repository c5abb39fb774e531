import { applyDecorators, Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBadRequestResponse, ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../../core/access/access.js';
import { ErrorResponse } from '../../core/errors/error-response.dto.js';
import { ApiError } from '../../core/errors/errors.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { WithoutIdempotencyKey } from '../../core/idempotency/idempotency.decorators.js';
import type { Member } from '../../core/access/member.js';
import { type Actor, actorOf, AdminOrDeployToken, ReleaseActor } from '../access/release-actor.js';
import { AppPipe, ReleasePipe } from '../registry/release-params.pipe.js';
import { CanaryRequest, ChannelChangeRequest, ChannelResponse } from '../releases.dto.js';
import { ChannelsService, type Intent } from './channels.service.js';

const intent = (actor: Actor, { reason, expectedVersion }: ChannelChangeRequest): Intent => ({
  actor,
  reason,
  expectedVersion,
});

/** @param codes of a 409, besides `release_conflict` */
const Change = (...codes: string[]) =>
  applyDecorators(
    HttpCode(200),
    ApiBadRequestResponse({ type: ErrorResponse }),
    ApiConflictResponse({
      type: ErrorResponse,
      description: ['release_conflict', ...codes].map((code) => `\`${code}\``).join(', '),
    }),
  );

/** What is served to whom. Every change says why, and may say which version of the section it is based on. */
@ApiTags('releases')
@ApiOkResponse({ type: ChannelResponse })
@ApiErrors(404)
@WithoutIdempotencyKey()
@Controller('api/releases/:app')
export class ChannelsController {
  constructor(private readonly channels: ChannelsService) {}

  @Post(':release/promotion')
  @AdminOrDeployToken()
  @Change('not_verified', 'route_taken', 'route_foreign', 'incompatible')
  promote(
    @Param('app', AppPipe) app: string,
    @Param('release', ReleasePipe) release: string,
    @ReleaseActor() actor: Actor,
    @Body() body: ChannelChangeRequest,
  ): Promise<ChannelResponse> {
    return this.channels.promote(app, release, intent(actor, body));
  }

  @Post('canary')
  @AdminOrDeployToken()
  @Change('not_verified', 'route_taken', 'route_foreign', 'incompatible', 'already_live', 'nothing_live')
  startCanary(
    @Param('app', AppPipe) app: string,
    @ReleaseActor() actor: Actor,
    @Body() body: CanaryRequest,
  ): Promise<ChannelResponse> {
    if (body.percent !== undefined && body.cohort !== undefined) {
      const details = { cohort: ['Say either a percentage or a cohort.'] };
      throw new ApiError(400, 'validation_failed', 'Some of this could not be accepted.', details);
    }
    return this.channels.startCanary(app, body.release, body, intent(actor, body));
  }

  @Delete('canary')
  @AdminOrDeployToken()
  @Change()
  stopCanary(
    @Param('app', AppPipe) app: string,
    @ReleaseActor() actor: Actor,
    @Body() body: ChannelChangeRequest,
  ): Promise<ChannelResponse> {
    return this.channels.stopCanary(app, intent(actor, body));
  }

  @Post('rollback')
  @AdminOrDeployToken()
  @Change('nothing_to_roll_back_to', 'route_taken', 'route_foreign', 'incompatible')
  rollBack(
    @Param('app', AppPipe) app: string,
    @ReleaseActor() actor: Actor,
    @Body() body: ChannelChangeRequest,
  ): Promise<ChannelResponse> {
    return this.channels.rollBack(app, intent(actor, body));
  }

  @Post('retirement')
  @AdminOrDeployToken()
  @Change('nothing_live')
  retire(
    @Param('app', AppPipe) app: string,
    @ReleaseActor() actor: Actor,
    @Body() body: ChannelChangeRequest,
  ): Promise<ChannelResponse> {
    return this.channels.retire(app, intent(actor, body));
  }

  @Put('disabled')
  @AdminOnly()
  @Change()
  disable(
    @Param('app', AppPipe) app: string,
    @CurrentUser() admin: Member,
    @Body() body: ChannelChangeRequest,
  ): Promise<ChannelResponse> {
    return this.channels.setDisabled(app, true, intent(actorOf(admin), body));
  }

  @Delete('disabled')
  @AdminOnly()
  @Change()
  enable(
    @Param('app', AppPipe) app: string,
    @CurrentUser() admin: Member,
    @Body() body: ChannelChangeRequest,
  ): Promise<ChannelResponse> {
    return this.channels.setDisabled(app, false, intent(actorOf(admin), body));
  }
}
