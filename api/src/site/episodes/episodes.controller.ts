import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../core/access/access.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { sendFile } from '../../core/http/media/send-file.js';
import { PageQuery } from '../../core/paging/paging.js';
import { SlugPipe } from '../content/content-params.pipe.js';
import { MediaService } from '../media/media.service.js';
import { Episode } from './episodes.dto.js';
import { EpisodesService } from './episodes.service.js';

/** The podcast, as pages and players read it. */
@ApiTags('episodes')
@Public()
@Controller('api/episodes')
export class EpisodesController {
  constructor(
    private readonly episodes: EpisodesService,
    private readonly media: MediaService,
  ) {}

  /** The newest first. */
  @Get()
  @PageResponse(Episode)
  list(@Query() query: PageQuery) {
    return this.episodes.list(query);
  }

  @Get(':slug')
  @JsonResponse(Episode)
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
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const id = await this.episodes.recording(slug);
    const file = await this.media.file(id);
    void reply.header('cache-control', 'public, max-age=3600');
    await sendFile(request, reply, file, (from, length) => this.media.open(id, from, length));
  }
}
