import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { NotFoundError } from '../../../core/errors/errors.js';
import { insertIfAbsent } from '../../../core/database/insert-if-absent.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import { LiveService } from '../../../core/live/live.service.js';
import { NotificationMute } from '../../../notifications/settings/notification-mute.entity.js';
import { NotificationsService } from '../../../notifications/notifications.service.js';
import type { Member } from '../../../core/access/member.js';
import { Conversation } from '../conversation.entity.js';
import { conversationIsShown, type Recipient, recipientsOf } from '../conversations.queries.js';
import { MessageWriter } from '../messages/message-writer.js';
import { ConversationMember, type MemberState } from './conversation-member.entity.js';
import { conversationRead, creatorReplacement } from './memberships.queries.js';

/** What a conversation is to one of its members. Each throws NotFoundError for people who do not take part. */
@Injectable()
export class ConversationMembershipsService {
  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
    private readonly notifications: NotificationsService,
    private readonly writer: MessageWriter,
  ) {}

  /** Up to `position`, or everything up to now. */
  async read(id: string, member: Member, position: number | null): Promise<void> {
    const { state } = await this.requireShown(id, member);
    await this.database.transaction(async (transaction) => {
      const read = await transaction.query(conversationRead(member.id, id, position));
      if (read.length === 0) return;
      await this.notifications.readAbout(member.id, id, transaction);
      await this.live.publish([{ topic: 'conversations', memberIds: [member.id] }], transaction);
      if (state === 'open') await this.announceSeen(id, member.id, transaction);
    });
  }

  async mute(id: string, member: Member, isMuted: boolean): Promise<void> {
    await this.requireShown(id, member);
    await this.database.transaction(async (transaction) => {
      const row = { userId: member.id, subjectId: id };
      const { manager } = transaction;
      if (isMuted) await insertIfAbsent(manager, NotificationMute, row);
      else await manager.delete(NotificationMute, row);
      await this.live.publish([{ topic: 'conversations', memberIds: [member.id] }], transaction);
    });
  }

  /** What is there is not shown to them again; without anybody left, it is gone. */
  async leave(id: string, member: Member): Promise<void> {
    await this.requireShown(id, member);
    await this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      const conversation = await this.lock(id, transaction);
      // They may have left from another tab since.
      const [shown] = await transaction.query<{ state: MemberState }>(conversationIsShown(member.id, id));
      if (!conversation || !shown) return;
      const isAnnounced = conversation.pair === null;
      let position = conversation.lastPosition;
      if (isAnnounced && shown.state === 'open') {
        const [self] = await transaction.query<Recipient>(recipientsOf(member.id, [member.id]));
        const text = `${self?.name ?? 'A member'} left`;
        const writing = { conversation, authorId: member.id, text, isFirst: false, isSystem: true };
        ({ position } = await this.writer.write(writing, transaction));
      }
      await manager.update(
        ConversationMember,
        { conversationId: id, userId: member.id },
        { state: 'left', fromPosition: position, readPosition: position },
      );
      await this.notifications.readAbout(member.id, id, transaction);
      if (conversation.creatorId === member.id) await transaction.query(creatorReplacement(id));
      if (isAnnounced) await this.writer.changed(id, member.id, transaction);
      else await this.live.publish([{ topic: 'conversations', memberIds: [member.id] }], transaction);
      if (!(await manager.existsBy(ConversationMember, { conversationId: id, state: Not('left') })))
        await manager.delete(Conversation, { id });
    });
  }

  /** Also takes back that they declined. Where nobody looks after it, they do from now on. */
  async accept(id: string, member: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      await this.lock(id, transaction);
      const { affected } = await manager.update(
        ConversationMember,
        { conversationId: id, userId: member.id, state: In(['request', 'declined']) },
        { state: 'open' },
      );
      if (!affected) return;
      await manager.update(
        Conversation,
        { id, pair: IsNull(), creatorId: IsNull() },
        { creatorId: member.id },
      );
      await this.writer.changed(id, member.id, transaction);
    });
    await this.requireShown(id, member);
  }

  /** Nobody is notified. */
  async decline(id: string, member: Member): Promise<void> {
    await this.requireShown(id, member);
    await this.database.transaction(async (transaction) => {
      const { affected } = await transaction.manager.update(
        ConversationMember,
        { conversationId: id, userId: member.id, state: 'request' },
        { state: 'declined' },
      );
      if (!affected) return;
      await this.notifications.readAbout(member.id, id, transaction);
      await this.live.publish([{ topic: 'conversations', memberIds: [member.id] }], transaction);
    });
  }

  private async announceSeen(id: string, memberId: string, transaction: Transaction): Promise<void> {
    const open = await transaction.manager.findBy(ConversationMember, {
      conversationId: id,
      userId: Not(memberId),
      state: 'open',
    });
    const memberIds = open.map(({ userId }) => userId);
    const change = { topic: `conversation-seen:${id}`, memberIds, actorId: memberId };
    if (memberIds.length > 0) await this.live.publish([change], transaction);
  }

  private async requireShown(id: string, member: Member): Promise<{ state: MemberState }> {
    const shown = await this.database.one<{ state: MemberState }>(conversationIsShown(member.id, id));
    if (!shown) throw new NotFoundError();
    return shown;
  }

  private lock(id: string, { manager }: Transaction): Promise<Conversation | null> {
    return manager.findOne(Conversation, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
}
