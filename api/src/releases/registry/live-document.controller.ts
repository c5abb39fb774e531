import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../core/access/access.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { LiveDocumentService } from './live-document.service.js';
import { ReleaseSigner } from './release-signer.js';
import { SignedDocumentResponse } from '../releases.dto.js';

@ApiTags('releases')
@Public()
@Controller('api/releases')
export class LiveDocumentController {
  constructor(
    private readonly document: LiveDocumentService,
    private readonly signer: ReleaseSigner,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('live')
  @ApiOkResponse({ type: SignedDocumentResponse })
  @ApiResponse({ status: 304, description: 'What the ETag in If-None-Match names is still live' })
  async live(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { etag, json } = await this.document.current();
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return void reply.code(304).send();
    void reply.type('application/json; charset=utf-8').send(json);
  }

  /** The public key, for shell servers in development: in production they are given it by the person who runs them. */
  @Get('key')
  @ApiExcludeEndpoint()
  async key(@Res() reply: FastifyReply): Promise<void> {
    if (this.config.production) throw new NotFoundError();
    const pem = await this.signer.publicKey();
    void reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(pem);
  }
}
