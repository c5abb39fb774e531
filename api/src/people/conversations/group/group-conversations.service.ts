import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import type { Member } from '../../../core/access/member.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { LiveService } from '../../../core/live/live.service.js';
import { RateLimitsService } from '../../../core/rate-limits/rate-limits.service.js';
import { NotificationsService } from '../../../notifications/notifications.service.js';
import { Conversation } from '../conversation.entity.js';
import {
  HasLeftError,
  NobodyChosenError,
  NoSuchPersonError,
  NotAGroupError,
  NotCreatorError,
  TooManyPeopleError,
} from '../conversations.errors.js';
import { conversationIsShown, type Recipient, recipientsOf } from '../conversations.queries.js';
import { firstState, MESSAGE_REQUEST_RATE_LIMIT } from '../membership/admission.js';
import { ConversationMember } from '../membership/conversation-member.entity.js';
import { MessageWriter } from '../messages/message-writer.js';

const RATE_LIMIT = { name: 'conversation-changes', limit: 60, windowSeconds: 3600 };
const MAX_PEOPLE = 20;

/**
 * What the creator of a conversation of more than two may do. Each adds a system message, and throws NotFoundError,
 * NotAGroupError, NotCreatorError and TooManyRequestsError.
 */
@Injectable()
export class GroupConversationsService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimitsService,
    private readonly live: LiveService,
    private readonly notifications: NotificationsService,
    private readonly writer: MessageWriter,
  ) {}

  async rename(id: string, member: Member, name: string): Promise<void> {
    await this.limits.count(RATE_LIMIT, member.id);
    await this.database.transaction(async (transaction) => {
      const conversation = await this.lock(id, member, transaction);
      if ((conversation.name ?? '') === name) return;
      await transaction.manager.update(Conversation, { id }, { name: name || null });
      const what = name ? `named the conversation “${name}”` : 'removed the conversation’s name';
      await this.addLine(conversation, member, () => what, transaction);
    });
  }

  /** @throws NobodyChosenError, NoSuchPersonError, NoStrangersError, HasLeftError, TooManyPeopleError */
  async add(id: string, member: Member, memberIds: readonly string[]): Promise<void> {
    await this.limits.count(RATE_LIMIT, member.id);
    const wanted = [...new Set(memberIds.map((each) => each.toLowerCase()))].filter(
      (each) => each !== member.id,
    );
    if (wanted.length === 0) throw new NobodyChosenError();
    const recipients = await this.database.query<Recipient>(recipientsOf(member.id, wanted));
    if (recipients.length < wanted.length || recipients.some(({ isBlocked }) => isBlocked))
      throw new NoSuchPersonError();
    if (recipients.some(({ isAcquainted }) => !isAcquainted))
      await this.limits.count(MESSAGE_REQUEST_RATE_LIMIT, member.id);
    await this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      const conversation = await this.lock(id, member, transaction);
      const known = await manager.findBy(ConversationMember, { conversationId: id });
      const here = new Set(known.filter(({ state }) => state !== 'left').map(({ userId }) => userId));
      const gone = recipients.find(({ id: each }) =>
        known.some(({ userId, state }) => userId === each && state === 'left'),
      );
      if (gone) throw new HasLeftError(gone.name);
      const added = recipients.filter((recipient) => !here.has(recipient.id));
      if (added.length === 0) return;
      if (here.size + added.length > MAX_PEOPLE) throw new TooManyPeopleError(MAX_PEOPLE);
      const { lastPosition: position } = conversation;
      const rows = added.map((recipient) => ({
        conversationId: id,
        userId: recipient.id,
        state: firstState(recipient),
        fromPosition: position,
        readPosition: position,
      }));
      await manager.insert(ConversationMember, rows);
      const names = listOf(added.map(({ name }) => name));
      await this.addLine(conversation, member, () => `added ${names}`, transaction);
    });
  }

  async remove(id: string, member: Member, memberId: string): Promise<void> {
    await this.limits.count(RATE_LIMIT, member.id);
    await this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      const conversation = await this.lock(id, member, transaction);
      if (memberId === member.id) throw new NotFoundError();
      const position = conversation.lastPosition;
      const { affected } = await manager.update(
        ConversationMember,
        { conversationId: id, userId: memberId, state: Not('left') },
        { state: 'left', fromPosition: position, readPosition: position },
      );
      if (!affected) throw new NotFoundError();
      await this.notifications.readAbout(memberId, id, transaction);
      const nameOf = (names: Map<string, string>) => names.get(memberId) ?? 'a former member';
      await this.addLine(conversation, member, (names) => `removed ${nameOf(names)}`, transaction, memberId);
      const topics = [`conversation:${id}`, 'conversations'];
      await this.live.publish(
        topics.map((topic) => ({ topic, memberIds: [memberId] })),
        transaction,
      );
    });
  }

  /** A system message: “Maya added Leo”. */
  private async addLine(
    conversation: Conversation,
    member: Member,
    what: (names: Map<string, string>) => string,
    transaction: Transaction,
    ...others: string[]
  ): Promise<void> {
    const people = await transaction.query<Recipient>(recipientsOf(member.id, [member.id, ...others]));
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const text = `${names.get(member.id)} ${what(names)}`;
    await this.writer.write(
      { conversation, authorId: member.id, text, isFirst: false, isSystem: true },
      transaction,
    );
  }

  private async lock(id: string, member: Member, transaction: Transaction): Promise<Conversation> {
    const conversation = await transaction.manager.findOne(Conversation, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    const [shown] = await transaction.query(conversationIsShown(member.id, id));
    if (!conversation || !shown) throw new NotFoundError();
    if (conversation.pair !== null) throw new NotAGroupError();
    if (conversation.creatorId !== member.id) throw new NotCreatorError();
    return conversation;
  }
}

const listOf = (names: string[]): string => new Intl.ListFormat('en-US').format(names);
