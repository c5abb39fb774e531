import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { Database, type Transaction } from '../../../core/database/database.js';
import { fillPlainTexts } from '../../../core/database/plain-texts/fill-plain-texts.js';
import { MembershipService } from '../../../membership/billing/membership/membership.service.js';
import { LiveService } from '../../../core/live/live.service.js';
import { SESSION_TOPIC } from '../../../core/live/live-streams.js';
import { MailService } from '../../../core/mail/mail.service.js';
import { Session } from '../../../identity/sessions/session.entity.js';
import { PictureStore } from '../../../core/storage/picture-store.js';
import { Upload } from '../../../identity/uploads/upload.entity.js';
import { unusedAmong, uploadDeletion } from '../../../identity/uploads/uploads.queries.js';
import { User } from '../../../identity/users/user.entity.js';
import { MessageFile } from '../../../people/conversations/files/message-file.entity.js';
import { MessageFilesService } from '../../../people/conversations/files/message-files.service.js';
import { ArchiveStore } from '../archive/archive-store.js';
import { DataExport } from '../export/data-export.entity.js';
import { AccountDeletion } from './account-deletion.entity.js';
import { LastAdminError } from './account-deletions.errors.js';
import { otherAdmins } from './account-deletions.queries.js';
import { erasedMail } from './deletion-mails.js';
import {
  erasureBegin,
  exportsOf,
  ownVocabulary,
  referencesErased,
  vocabularyDeletion,
  writingErased,
} from './erasure.queries.js';
import { HandoversService } from './handovers.service.js';
import {
  type PersonalIdentifiers,
  personalIdentifiers,
  replacements,
  scrubbing,
  type TextColumn,
  textColumns,
} from './scrubbing.queries.js';

/** What they had brought, by id. */
interface ErasedFiles {
  uploads: string[];
  messageFiles: string[];
}

/** Erases an account: everything of it in one transaction, and then its files. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly database: Database,
    private readonly handovers: HandoversService,
    private readonly mail: MailService,
    private readonly live: LiveService,
    private readonly archives: ArchiveStore,
    private readonly pictures: PictureStore,
    private readonly messageFiles: MessageFilesService,
    private readonly membership: MembershipService,
  ) {}

  /** Nothing unless it is due: they may have changed their mind a moment ago. @throws LastAdminError */
  async erase(memberId: string): Promise<void> {
    await this.signOut(memberId);
    const exports = await this.database.query<{ id: string }>(exportsOf(memberId));
    for (const { id } of exports) await this.archives.remove(id);
    const { uploads, messageFiles } = await this.database.transaction((transaction) =>
      this.eraseRows(memberId, transaction),
    );
    await this.dropPictures(uploads);
    await this.messageFiles.drop(messageFiles);
  }

  /** First, and by itself: the browsers hear of it before the rows that tell them are gone. */
  private async signOut(memberId: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      if (!(await isDue(memberId, transaction))) return;
      await transaction.manager.delete(Session, { userId: memberId });
      await this.live.publish([{ topic: SESSION_TOPIC, memberIds: [memberId] }], transaction);
    });
  }

  private async eraseRows(memberId: string, transaction: Transaction): Promise<ErasedFiles> {
    const { manager } = transaction;
    const deletion = await isDue(memberId, transaction);
    if (!deletion) return { uploads: [], messageFiles: [] };
    const user = await manager.findOneByOrFail(User, { id: memberId });
    if (user.isAdmin && (await transaction.query(otherAdmins(memberId))).length === 0)
      throw new LastAdminError();
    const [known] = await transaction.query<PersonalIdentifiers>(personalIdentifiers(memberId));
    const uploads = await manager.find(Upload, { where: { userId: memberId }, select: { id: true } });
    const files = await manager.find(MessageFile, { where: { userId: memberId }, select: { id: true } });
    const vocabulary = await transaction.query<{ word: string }>(ownVocabulary(memberId));

    await transaction.query(erasureBegin());
    await this.membership.endAll(memberId, transaction);
    await this.handovers.handOver(memberId, transaction);
    for (const statement of writingErased(memberId, deletion.removesWriting))
      await transaction.query(statement);
    for (const statement of referencesErased(memberId)) await transaction.query(statement);
    await manager.delete(DataExport, { userId: memberId });
    await manager.delete(User, { id: memberId });
    await this.scrub(known!, transaction);
    await transaction.query(vocabularyDeletion(vocabulary.map(({ word }) => word)));
    if (user.email) await this.mail.send(erasedMail(user.email), transaction);
    return { uploads: uploads.map(({ id }) => id), messageFiles: files.map(({ id }) => id) };
  }

  private async scrub(known: PersonalIdentifiers, transaction: Transaction): Promise<void> {
    const pairs = replacements(known);
    for (const column of await transaction.query<TextColumn>(textColumns()))
      await transaction.query(scrubbing(column, pairs));
    await fillPlainTexts(transaction);
  }

  /** What is left after an interruption, or becomes unused later, goes with the pruning of every night. */
  private async dropPictures(uploads: readonly string[]): Promise<void> {
    const unused = await this.database.query<{ id: string }>(unusedAmong(uploads));
    for (const { id } of unused) {
      await this.pictures.remove(id);
      await this.database.execute(uploadDeletion(id));
    }
  }
}

/** Locked, so that nobody changes their mind while it happens. */
async function isDue(userId: string, { manager }: Transaction): Promise<AccountDeletion | null> {
  const lock = { mode: 'pessimistic_write' as const };
  return manager.findOne(AccountDeletion, { where: { userId, erasesAt: LessThanOrEqual(new Date()) }, lock });
}
