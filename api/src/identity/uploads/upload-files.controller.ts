import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { pictureAt } from '#platform/pictures';
import { Public } from '../../core/access/access.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { PictureStore } from '../../core/storage/picture-store.js';

/** Pictures, for anyone who has their address: nobody can guess one. */
@Public()
@ApiExcludeController()
@Controller('uploads')
export class UploadFilesController {
  constructor(private readonly store: PictureStore) {}

  @Get(':name')
  async file(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const url = `/uploads/${name}`;
    const picture = pictureAt(url);
    const bytes = picture && (await this.store.read(picture, url));
    if (!bytes) throw new NotFoundError();
    void reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .header('cross-origin-resource-policy', 'same-origin')
      .type(name.endsWith('.avif') ? 'image/avif' : 'image/webp')
      .send(bytes);
  }
}
