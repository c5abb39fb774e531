import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../../../core/paging/json-page.js';
import { decodeCursor, type PageQuery } from '../../../core/paging/paging.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import { NotificationsService } from '../../../notifications/notifications.service.js';
import { RateLimitsService } from '../../../core/rate-limits/rate-limits.service.js';
import type { Member } from '../../../core/access/member.js';
import { Conversation } from '../conversation.entity.js';
import {
  MessageRemovedError,
  NoSuchMessageError,
  NotYourMessageError,
  TooLateError,
} from '../conversations.errors.js';
import { conversationIsShown } from '../conversations.queries.js';
import { filesDetached } from '../files/message-files.queries.js';
import { MessageFilesService } from '../files/message-files.service.js';
import { Message } from './message.entity.js';
import { MessageWriter } from './message-writer.js';
import type { MessageReference, NewMessage } from './messages.dto.js';
import { messageIsShown, messagePage, messageToChange, type MessageToChange } from './messages.queries.js';

const RATE_LIMIT = { name: 'messages', limit: 600, windowSeconds: 600 };
const CHANGEABLE_MINUTES = 15;

@Injectable()
export class MessagesService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimitsService,
    private readonly notifications: NotificationsService,
    private readonly writer: MessageWriter,
    private readonly files: MessageFilesService,
  ) {}

  /** @throws NotFoundError for conversations the member does not take part in */
  async list(conversationId: string, member: Member, { limit, cursor }: PageQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 1);
    if (!(await this.database.one(conversationIsShown(member.id, conversationId)))) throw new NotFoundError();
    return readJsonPage(this.database, messagePage(member.id, conversationId, limit, after));
  }

  /**
   * @throws NotFoundError, NoSuchMessageError, TooManyRequestsError, and what `MessageWriter.write` throws
   */
  async send(
    conversationId: string,
    member: Member,
    { text, fileIds, replyTo }: NewMessage,
  ): Promise<MessageReference> {
    await this.limits.count(RATE_LIMIT, member.id);
    return this.database.transaction(async (transaction) => {
      const conversation = await this.lock(conversationId, member, transaction);
      const writing = { conversation, authorId: member.id, text, fileIds, isFirst: false };
      if (replyTo === undefined) return this.writer.write(writing, transaction);
      const [quoted] = await transaction.query(messageIsShown(member.id, conversationId, replyTo));
      if (!quoted) throw new NoSuchMessageError();
      return this.writer.write({ ...writing, replyToPosition: replyTo }, transaction);
    });
  }

  /** @throws NotFoundError, NotYourMessageError, MessageRemovedError, TooLateError */
  async edit(id: string, member: Member, text: string): Promise<void> {
    const message = await this.changeable(id, member);
    if (message.isRemoved) throw new MessageRemovedError();
    await this.database.transaction(async (transaction) => {
      await transaction.manager.update(Message, { id }, { text, editedAt: new Date() });
      await this.writer.changed(message.conversationId, member.id, transaction);
    });
  }

  /** Removes the text and the files, and keeps the place. @throws NotFoundError, NotYourMessageError, TooLateError */
  async remove(id: string, member: Member): Promise<void> {
    const message = await this.changeable(id, member);
    if (message.isRemoved) return;
    const files = await this.database.transaction(async (transaction) => {
      await transaction.manager.update(Message, { id }, { text: '', deletedAt: new Date() });
      const detached = await transaction.query<{ id: string }>(filesDetached(id));
      await this.notifications.withdraw(id, transaction);
      await this.writer.changed(message.conversationId, member.id, transaction);
      return detached;
    });
    await this.files.drop(files.map((file) => file.id));
  }

  private async lock(id: string, member: Member, transaction: Transaction): Promise<Conversation> {
    const conversation = await transaction.manager.findOne(Conversation, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    const [shown] = await transaction.query(conversationIsShown(member.id, id));
    if (!conversation || !shown) throw new NotFoundError();
    return conversation;
  }

  private async changeable(id: string, member: Member): Promise<MessageToChange> {
    const message = await this.database.one<MessageToChange>(
      messageToChange(member.id, id, CHANGEABLE_MINUTES),
    );
    if (!message) throw new NotFoundError();
    if (!message.isMine) throw new NotYourMessageError();
    if (!message.isRecent && !message.isRemoved) throw new TooLateError(CHANGEABLE_MINUTES);
    return message;
  }
}
