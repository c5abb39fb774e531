import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, RecentlyAuthenticated } from '../../core/access/access.js';
import { UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import { WithoutIdempotencyKey } from '../../core/idempotency/idempotency.decorators.js';
import type { Member } from '../../core/access/member.js';
import { DeployTokensService } from './deploy-tokens.service.js';
import { actorOf } from './release-actor.js';
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
    @CurrentUser() admin: Member,
    @Body() { name }: NewTokenRequest,
  ): Promise<CreatedToken> {
    return this.tokens.create(app, name, actorOf(admin));
  }

  @RecentlyAuthenticated()
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  revoke(
    @Param('app', AppPipe) app: string,
    @Param('id', UuidPipe) id: string,
    @CurrentUser() admin: Member,
  ): Promise<void> {
    return this.tokens.revoke(app, id, actorOf(admin));
  }
}
