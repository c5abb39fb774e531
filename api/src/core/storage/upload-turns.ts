import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { BusyError } from './uploads.errors.js';

/** Each holds up to 10 MB, and up to 150 MB while a picture is drawn. */
const MAX_CONCURRENT_UPLOADS = 12;
/** Of one member, with the one that is being taken; the others are unread until it is their turn. */
const MAX_OF_MEMBER = 20;

/** One upload of a member at a time, so that many of one leave room for those of others. */
@Injectable()
export class UploadTurns {
  private readonly ofMembers = new Map<string, { inTurn: ReturnType<typeof pLimit>; count: number }>();
  private arriving = 0;

  /** @throws BusyError */
  async take<T>(memberId: string, receive: () => Promise<T>): Promise<T> {
    const own = this.ofMembers.get(memberId) ?? { inTurn: pLimit(1), count: 0 };
    if (own.count >= MAX_OF_MEMBER) throw new BusyError();
    this.ofMembers.set(memberId, own);
    own.count += 1;
    try {
      return await own.inTurn(() => this.receive(receive));
    } finally {
      own.count -= 1;
      if (own.count === 0) this.ofMembers.delete(memberId);
    }
  }

  private async receive<T>(receive: () => Promise<T>): Promise<T> {
    if (this.arriving >= MAX_CONCURRENT_UPLOADS) throw new BusyError();
    this.arriving += 1;
    try {
      return await receive();
    } finally {
      this.arriving -= 1;
    }
  }
}
