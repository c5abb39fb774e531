import { Readable } from 'node:stream';
import { Controller, Headers, HttpCode, type OnModuleInit, Param, Post, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RecentlyAuthenticated } from '../../core/access/access.js';
import { ApiError } from '../../core/errors/errors.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { drainRequest } from '../../core/http/drain-request.js';
import { WithoutIdempotencyKey } from '../../core/idempotency/idempotency.decorators.js';
import { type Actor, AdminOrDeployToken, ReleaseActor } from '../access/release-actor.js';
import { AppPipe, ReleasePipe } from '../registry/release-params.pipe.js';
import { PublishedRelease, VerificationResponse } from '../releases.dto.js';
import { VerificationService } from '../verification/verification.service.js';
import { MAX_ARCHIVE_BYTES } from './archive.js';
import { ReleasePublishingService } from './publishing.service.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route reads an archive by itself. */
    acceptsArchive?: boolean;
  }
}

/** What a section's pipeline does with a build before anybody sees it. */
@ApiTags('releases')
@WithoutIdempotencyKey()
@Controller('api/releases')
export class PublishingController implements OnModuleInit {
  constructor(
    private readonly publishing: ReleasePublishingService,
    private readonly verification: VerificationService,
    private readonly host: HttpAdapterHost,
  ) {}

  /** Hands an archive to the route that wants one as it arrives; nowhere else is one accepted. */
  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addContentTypeParser('application/gzip', (request, payload, done) => {
      if (request.routeOptions.config.acceptsArchive) return done(null, payload);
      done(new ApiError(415, 'unsupported_media_type', 'Please send JSON.'));
    });
  }

  /** Takes in a release: the folder that the build wrote, as .tar.gz. Publishing it again changes nothing. */
  @RecentlyAuthenticated()
  @Post()
  @HttpCode(200)
  @AdminOrDeployToken({ acceptsArchive: true, maxFileBytes: MAX_ARCHIVE_BYTES })
  @ApiConsumes('application/gzip')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ type: PublishedRelease })
  @ApiErrors({
    409: '`release_exists`',
    413: '`archive_too_large`',
    422: '`archive_unreadable`, `archive_unsafe`, `manifest_invalid`, `file_missing`, `file_altered`, `file_unexpected`, `compressed_altered`, `digest_mismatch`',
  })
  async publish(
    @ReleaseActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('content-digest') digest?: string,
  ): Promise<PublishedRelease> {
    const { body: archive } = request;
    if (!(archive instanceof Readable)) {
      throw new ApiError(415, 'unsupported_media_type', 'Send the release as a .tar.gz (application/gzip).');
    }
    try {
      return await this.publishing.publish(archive, actor, digest);
    } catch (error) {
      if (!(await drainRequest(request.raw))) reply.header('connection', 'close');
      throw error;
    }
  }

  /** Judges a release by what is live now. */
  @Post(':app/:release/verification')
  @HttpCode(200)
  @AdminOrDeployToken()
  @ApiOkResponse({ type: VerificationResponse })
  verify(
    @Param('app', AppPipe) app: string,
    @Param('release', ReleasePipe) release: string,
    @ReleaseActor() actor: Actor,
  ): Promise<VerificationResponse> {
    return this.verification.verify(app, release, actor);
  }
}
