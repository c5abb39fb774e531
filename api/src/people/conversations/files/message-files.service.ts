import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { IsNull, type Repository } from 'typeorm';
import type { Member } from '../../../core/access/member.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { RateLimitsService } from '../../../core/rate-limits/rate-limits.service.js';
import { FileStore } from '../../../core/storage/file-store.js';
import type { ReceivedDocument } from '../../../core/storage/read-document.js';
import { UploadTurns } from '../../../core/storage/upload-turns.js';
import { MessageFile } from './message-file.entity.js';
import type { MessageFileItem } from './message-files.dto.js';
import { NoSuchFileError } from './message-files.errors.js';
import { filesAttached, fileToRead, type FileToRead, fileWithoutMessage } from './message-files.queries.js';

const RATE_LIMIT = { name: 'message-files', limit: 60, windowSeconds: 3600 };

/** Files for messages: brought first, and sent with a message. */
@Injectable()
export class MessageFilesService {
  constructor(
    private readonly database: Database,
    @InjectRepository(MessageFile) private readonly rows: Repository<MessageFile>,
    private readonly limits: RateLimitsService,
    private readonly turns: UploadTurns,
    private readonly store: FileStore,
  ) {}

  /**
   * @param read the file, once there is room for it
   * @throws TooManyRequestsError, BusyError, ArtifactsUnavailableError, and what is wrong with the file
   */
  async receive(member: Member, read: () => Promise<ReceivedDocument>): Promise<MessageFileItem> {
    await this.limits.count(RATE_LIMIT, member.id);
    return this.turns.take(member.id, async () => {
      const { fileName, bytes } = await read();
      const [id, fileSize] = [randomUUID(), bytes.length];
      // The row first: a file without a row would be nobody's to remove.
      await this.database.transaction(({ manager }) =>
        manager.insert(MessageFile, { id, userId: member.id, fileName, fileSize }),
      );
      await this.store.put(id, bytes);
      return { id, name: fileName, size: fileSize };
    });
  }

  /** @throws NotFoundError to people who do not take part in the conversation */
  async read(id: string, member: Member): Promise<{ fileName: string; bytes: Buffer }> {
    const file = await this.database.one<FileToRead>(fileToRead(member.id, id));
    const bytes = file && (await this.store.read(file.id));
    if (!bytes) throw new NotFoundError();
    return { fileName: file.fileName, bytes };
  }

  /** Of what was not sent. @throws NotFoundError */
  async remove(id: string, member: Member): Promise<void> {
    const own = await this.rows.existsBy({ id, userId: member.id, messageId: IsNull() });
    if (!own) throw new NotFoundError();
    await this.drop([id]);
  }

  /** @throws NoSuchFileError */
  async attach(
    ids: readonly string[],
    { messageId, authorId }: { messageId: string; authorId: string },
    transaction: Transaction,
  ): Promise<void> {
    if (ids.length === 0) return;
    const attached = await transaction.query(filesAttached(messageId, authorId, ids));
    if (attached.length < ids.length) throw new NoSuchFileError();
  }

  /** Those that no message has. What is interrupted goes with the next pruning. */
  async drop(ids: readonly string[]): Promise<void> {
    for (const id of ids)
      await this.database.transaction(async (transaction) => {
        const [unsent] = await transaction.query(fileWithoutMessage(id));
        if (!unsent) return;
        // The file first: without its row nothing would know of it.
        await this.store.remove(id);
        await transaction.manager.delete(MessageFile, { id });
      });
  }
}
