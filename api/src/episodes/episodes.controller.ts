import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../common/access.js';
import { ErrorResponse } from '../common/error-response.dto.js';
import { JsonResponse } from '../common/json-response.js';
import { sendJsonPage } from '../common/database/json-page.js';
import { PageQuery } from '../common/paging.js';
import { SlugPipe } from '../content/content-params.pipe.js';
import { readRange } from './byte-range.js';
import { Episode } from './episodes.dto.js';
import { EpisodesService } from './episodes.service.js';

/** The podcast, as pages and players read it. */
@ApiTags('episodes')
@Public()
@Controller('api/episodes')
export class EpisodesController {
  constructor(private readonly episodes: EpisodesService) {}

  /** The newest first. */
  @Get()
  @JsonResponse(Episode, { isArray: true })
  async list(
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return sendJsonPage(request, reply, await this.episodes.list(query));
  }

  @Get(':slug')
  @JsonResponse(Episode)
  @ApiNotFoundResponse({ type: ErrorResponse })
  find(@Param('slug', SlugPipe) slug: string) {
    return this.episodes.find(slug);
  }

  @Get(':slug/chapters.json')
  @ApiExcludeEndpoint()
  @Header('content-type', 'application/json+chapters; charset=utf-8')
  async chapters(@Param('slug', SlugPipe) slug: string): Promise<string> {
    return JSON.stringify(await this.episodes.chapters(slug));
  }

  @Get(':slug/transcript.txt')
  @ApiExcludeEndpoint()
  @Header('content-type', 'text/plain; charset=utf-8')
  transcript(@Param('slug', SlugPipe) slug: string): Promise<string> {
    return this.episodes.transcript(slug);
  }

  /** The recording, or a slice of it: players ask for the part they are about to play. */
  @Get(':slug/audio.mp3')
  @ApiExcludeEndpoint()
  async audio(
    @Param('slug', SlugPipe) slug: string,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { type, hash, size } = await this.episodes.recording(slug);
    const tag = `"${hash}"`;
    void reply
      .header('accept-ranges', 'bytes')
      .header('etag', tag)
      .header('cache-control', 'public, max-age=3600')
      // Opened by itself, it is the document that plays it.
      .header('content-security-policy', "default-src 'none'; media-src 'self'; frame-ancestors 'none'")
      .type(type);
    if (headers['if-none-match']?.includes(tag)) return void reply.code(304).send();
    const isSame = headers['if-range'] === undefined || headers['if-range'] === tag;
    const range = isSame ? readRange(headers.range, size) : undefined;
    if (range === 'unsatisfiable')
      return void reply.code(416).header('content-range', `bytes */${size}`).send();
    const { from, to } = range ?? { from: 0, to: size - 1 };
    if (range) void reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`);
    void reply.header('content-length', to - from + 1);
    return void reply.send(await this.episodes.slice(slug, from, to - from + 1));
  }
}
