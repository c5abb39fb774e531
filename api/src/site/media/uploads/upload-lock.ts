import { setTimeout } from 'node:timers/promises';
import type { Lock, Locker } from '@tus/server';
import { NotFoundError } from '../../../core/errors/errors.js';
import type { Database } from '../../../core/database/database.js';
import { UploadLockedError } from '../media.errors.js';
import { storedUpload, type StoredUpload, uploadLocked, uploadUnlocked } from './uploads.queries.js';

/** Longer than a request may take. */
const LEASE_SECONDS = 60;
const WAIT_MS = 3_000;
const ASK_EVERY_MS = 100;

/** One request writes a file at a time, on whichever replica. */
export class UploadLocker implements Locker {
  constructor(private readonly database: Database) {}

  newLock(id: string): Lock {
    return { lock: () => this.lock(id), unlock: () => this.unlock(id) };
  }

  /** @throws UploadLockedError, NotFoundError */
  async within<T>(id: string, work: () => Promise<T>): Promise<T> {
    await this.lock(id);
    try {
      return await work();
    } finally {
      await this.unlock(id);
    }
  }

  private async lock(id: string): Promise<void> {
    const until = Date.now() + WAIT_MS;
    while (!(await this.database.one(uploadLocked(id, LEASE_SECONDS)))) {
      const upload = await this.database.one<StoredUpload>(storedUpload(id));
      if (upload?.state !== 'uploading') throw new NotFoundError();
      if (Date.now() > until) throw new UploadLockedError();
      await setTimeout(ASK_EVERY_MS);
    }
  }

  private async unlock(id: string): Promise<void> {
    await this.database.execute(uploadUnlocked(id));
  }
}
