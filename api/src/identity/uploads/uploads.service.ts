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
import { BusyError } from '../../core/storage/uploads.errors.js';

const PER_MEMBER = { name: 'upload', limit: 60, windowSeconds: 3600 };
/** Each holds up to 10 MB, and up to 150 MB while it is drawn. */
const MAX_CONCURRENT_UPLOADS = 12;
const ENCODE_CONCURRENCY = 2;
/** Of one member, with the one that is being drawn; the others are unread until it is their turn. */
const MAX_OF_MEMBER = 20;

@Injectable()
export class UploadsService {
  private readonly encoding = pLimit(ENCODE_CONCURRENCY);
  private readonly ofMembers = new Map<string, { inTurn: ReturnType<typeof pLimit>; count: number }>();
  private arriving = 0;

  constructor(
    private readonly database: Database,
    @InjectRepository(Upload) private readonly uploads: Repository<Upload>,
    private readonly limits: RateLimitsService,
    private readonly store: PictureStore,
  ) {}

  /**
   * One picture of a member at a time, so that many of one leave room for those of others.
   * @param read the file, once there is room for it
   * @throws TooManyRequestsError, BusyError, ArtifactsUnavailableError, and what is wrong with the file
   */
  async create(member: Member, read: () => Promise<Buffer>): Promise<Picture> {
    await this.limits.count(PER_MEMBER, member.id);
    const own = this.ofMembers.get(member.id) ?? { inTurn: pLimit(1), count: 0 };
    if (own.count >= MAX_OF_MEMBER) throw new BusyError();
    this.ofMembers.set(member.id, own);
    own.count += 1;
    try {
      return await own.inTurn(() => this.take(member, read));
    } finally {
      own.count -= 1;
      if (own.count === 0) this.ofMembers.delete(member.id);
    }
  }

  private async take(member: Member, read: () => Promise<Buffer>): Promise<Picture> {
    if (this.arriving >= MAX_CONCURRENT_UPLOADS) throw new BusyError();
    this.arriving += 1;
    try {
      const file = await read();
      const encoded = await this.encoding(() => encodePicture(file));
      const picture = { id: randomUUID(), width: encoded.width, height: encoded.height };
      // The row first: files without a row would be nobody's to remove.
      await this.database.transaction(({ manager }) =>
        manager.insert(Upload, { ...picture, userId: member.id }),
      );
      await this.store.put(picture, encoded);
      return picture;
    } finally {
      this.arriving -= 1;
    }
  }

  /** The address of a picture that the member uploaded, in its largest form; undefined for any other address. */
  async ownPicture(member: Member, url: string): Promise<string | undefined> {
    const named = pictureAt(url);
    const upload = named && (await this.uploads.findOneBy({ id: named.id, userId: member.id }));
    return upload ? pictureUrl(upload) : undefined;
  }
}
