import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { FILE_NAME } from '#platform/manifest';
import { Public } from '../../core/access/access.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { ARTIFACTS, type ArtifactStore } from '../../core/storage/artifact-store.js';
import { AppPipe, ReleasePipe } from '../registry/release-params.pipe.js';

/**
 * The files of releases, for shell servers that share no folder with the api: they know from the signed document what the
 * files must be. Source maps are for the section's own people.
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
    const isPlain = FILE_NAME.test(file) && !file.endsWith('.map');
    const bytes = isPlain ? await this.artifacts.read(app, release, file) : null;
    if (!bytes) throw new NotFoundError();
    void reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('application/octet-stream')
      .send(bytes);
  }
}
