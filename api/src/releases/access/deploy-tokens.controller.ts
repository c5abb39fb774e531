import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, RecentlyAuthenticated } from '../../core/access/access.js';
import { UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import { WithoutIdempotencyKey } from '../../core/idempotency/idempotency.decorators.js';
import { DeployTokensService } from './deploy-tokens.service.js';
import { type Actor, ReleaseActor } from './release-actor.js';
import { AppPipe } from '../registry/release-params.pipe.js';
import { CreatedToken, DeployTokenSummary, NewTokenRequest } from '../releases.dto.js';

@ApiTags('releases')
@AdminOnly()
@WithoutIdempotencyKey()
@Controller('api/releases/:app/tokens')
export class DeployTokensController {
  constructor(private readonly tokens: DeployTokensService) {}

  @Get()
  @ApiOkResponse({ type: [DeployTokenSummary] })
  list(@Param('app', AppPipe) app: string): Promise<DeployTokenSummary[]> {
    return this.tokens.list(app);
  }

  /** The answer is the only place where the token is ever shown. */
  @RecentlyAuthenticated()
  @Post()
  @ApiCreatedResponse({ type: CreatedToken })
  create(
    @Param('app', AppPipe) app: string,
    @ReleaseActor() actor: Actor,
    @Body() { name }: NewTokenRequest,
  ): Promise<CreatedToken> {
    return this.tokens.create(app, name, actor);
  }

  @RecentlyAuthenticated()
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  revoke(
    @Param('app', AppPipe) app: string,
    @Param('id', UuidPipe) id: string,
    @ReleaseActor() actor: Actor,
  ): Promise<void> {
    return this.tokens.revoke(app, id, actor);
  }
}
