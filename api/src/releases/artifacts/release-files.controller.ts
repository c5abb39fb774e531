import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../core/access/access.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { ARTIFACTS, type ArtifactStore } from '../../core/storage/artifact-store.js';
import { AppPipe, ReleasePipe } from '../registry/release-params.pipe.js';

const FILE = /^[\w@~+.-]+(\/[\w@~+.-]+)*$/;

/**
 * The files of releases, for shell servers that share no folder with the api. Nothing in them is secret, and the person who
 * asks knows from the signed document what they must be. Source maps are for the section's own people.
 */
@Public()
@ApiExcludeController()
@Controller('api/releases')
export class ReleaseFilesController {
  constructor(@Inject(ARTIFACTS) private readonly artifacts: ArtifactStore) {}

  @Get('files/:app/:release/*')
  async file(
    @Param('app', AppPipe) app: string,
    @Param('release', ReleasePipe) release: string,
    @Param('*') file: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isPlain =
      FILE.test(file) && !file.endsWith('.map') && !file.split('/').some((part) => part.startsWith('.'));
    const bytes = isPlain ? await this.artifacts.read(app, release, file) : null;
    if (!bytes) throw new NotFoundError();
    void reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('application/octet-stream')
      .send(bytes);
  }
}
