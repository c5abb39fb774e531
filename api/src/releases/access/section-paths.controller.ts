import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { WithoutIdempotencyKey } from '../../core/idempotency/idempotency.decorators.js';
import { AppPipe } from '../registry/release-params.pipe.js';
import { SectionPathsRequest } from '../releases.dto.js';
import { type Actor, ReleaseActor } from './release-actor.js';
import { SectionPathsService } from './section-paths.service.js';

@ApiTags('releases')
@AdminOnly()
@WithoutIdempotencyKey()
@Controller('api/releases/:app/paths')
export class SectionPathsController {
  constructor(private readonly paths: SectionPathsService) {}

  /** Says anew which paths, each with everything below it, belong to a section. */
  @Put()
  @ApiOkResponse({ type: [String] })
  @ApiErrors({ 409: '`path_taken`' })
  give(
    @Param('app', AppPipe) app: string,
    @ReleaseActor() actor: Actor,
    @Body() body: SectionPathsRequest,
  ): Promise<string[]> {
    return this.paths.give(app, body, actor);
  }
}
