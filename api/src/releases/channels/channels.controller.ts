import { applyDecorators, Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../core/access/access.js';
import { ApiError } from '../../core/errors/errors.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { WithoutIdempotencyKey } from '../../core/idempotency/idempotency.decorators.js';
import { type Actor, AdminOrDeployToken, ReleaseActor } from '../access/release-actor.js';
import { AppPipe, ReleasePipe } from '../registry/release-params.pipe.js';
import { CanaryRequest, ChannelChangeRequest, ChannelResponse } from '../releases.dto.js';
import { ChannelsService } from './channels.service.js';

/** @param codes of a 409, besides `release_conflict` */
const Change = (...codes: string[]) =>
  applyDecorators(
    HttpCode(200),
    ApiErrors(400, { 409: ['release_conflict', ...codes].map((code) => `\`${code}\``).join(', ') }),
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
    return this.channels.promote(app, release, { ...body, actor });
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
      const details = { cohort: ['Choose either a percentage or a cohort.'] };
      throw new ApiError(400, 'validation_failed', 'Some fields need attention.', details);
    }
    return this.channels.startCanary(app, body, { ...body, actor });
  }

  @Delete('canary')
  @AdminOrDeployToken()
  @Change()
  stopCanary(
    @Param('app', AppPipe) app: string,
    @ReleaseActor() actor: Actor,
    @Body() body: ChannelChangeRequest,
  ): Promise<ChannelResponse> {
    return this.channels.stopCanary(app, { ...body, actor });
  }

  @Post('rollback')
  @AdminOrDeployToken()
  @Change('nothing_to_roll_back_to', 'route_taken', 'route_foreign', 'incompatible')
  rollBack(
    @Param('app', AppPipe) app: string,
    @ReleaseActor() actor: Actor,
    @Body() body: ChannelChangeRequest,
  ): Promise<ChannelResponse> {
    return this.channels.rollBack(app, { ...body, actor });
  }

  @Post('retirement')
  @AdminOrDeployToken()
  @Change('nothing_live')
  retire(
    @Param('app', AppPipe) app: string,
    @ReleaseActor() actor: Actor,
    @Body() body: ChannelChangeRequest,
  ): Promise<ChannelResponse> {
    return this.channels.retire(app, { ...body, actor });
  }

  @Put('disabled')
  @AdminOnly()
  @Change()
  disable(
    @Param('app', AppPipe) app: string,
    @ReleaseActor() actor: Actor,
    @Body() body: ChannelChangeRequest,
  ): Promise<ChannelResponse> {
    return this.channels.setDisabled(app, true, { ...body, actor });
  }

  @Delete('disabled')
  @AdminOnly()
  @Change()
  enable(
    @Param('app', AppPipe) app: string,
    @ReleaseActor() actor: Actor,
    @Body() body: ChannelChangeRequest,
  ): Promise<ChannelResponse> {
    return this.channels.setDisabled(app, false, { ...body, actor });
  }
}
