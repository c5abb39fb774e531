import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import type { Repository } from 'typeorm';
import { type Picture, pictureAt, pictureUrl } from '#platform/pictures';
import { Database } from '../../core/database/database.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import type { Member } from '../../core/access/member.js';
import { encodePicture } from '../../core/storage/encode-picture.js';
import { PictureStore } from '../../core/storage/picture-store.js';
import { Upload } from './upload.entity.js';
import { UploadTurns } from '../../core/storage/upload-turns.js';

const PER_MEMBER = { name: 'upload', limit: 60, windowSeconds: 3600 };
const ENCODE_CONCURRENCY = 2;

@Injectable()
export class UploadsService {
  private readonly encoding = pLimit(ENCODE_CONCURRENCY);

  constructor(
    private readonly database: Database,
    @InjectRepository(Upload) private readonly uploads: Repository<Upload>,
    private readonly limits: RateLimitsService,
    private readonly turns: UploadTurns,
    private readonly pictures: PictureStore,
  ) {}

  /**
   * @param read the file, once there is room for it
   * @throws TooManyRequestsError, BusyError, ArtifactsUnavailableError, and what is wrong with the file
   */
  async create(member: Member, read: () => Promise<Buffer>): Promise<Picture> {
    await this.limits.count(PER_MEMBER, member.id);
    return this.turns.take(member.id, async () => this.draw(member, await read()));
  }

  /** Takes in what is read already. @throws ArtifactsUnavailableError, and what is wrong with the file */
  async draw(member: Member, file: Buffer): Promise<Picture> {
    const encoded = await this.encoding(() => encodePicture(file));
    const picture = { id: randomUUID(), width: encoded.width, height: encoded.height };
    // The row first: files without a row would be nobody's to remove.
    await this.database.transaction(({ manager }) =>
      manager.insert(Upload, { ...picture, userId: member.id }),
    );
    await this.pictures.put(picture, encoded);
    return picture;
  }

  /** The address of a picture that the member uploaded, in its largest form; undefined for any other address. */
  async ownPicture(member: Member, url: string): Promise<string | undefined> {
    const named = pictureAt(url);
    const upload = named && (await this.uploads.findOneBy({ id: named.id, userId: member.id }));
    return upload ? pictureUrl(upload) : undefined;
  }
}
