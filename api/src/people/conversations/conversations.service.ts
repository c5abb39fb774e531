import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { NotFoundError } from '../../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor } from '../../core/paging/paging.js';
import { insertIfAbsent } from '../../core/database/insert-if-absent.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import type { Member } from '../../core/access/member.js';
import { Conversation, pairOf } from './conversation.entity.js';
import type {
  ConversationListQuery,
  ConversationReference,
  NewConversation,
  UnreadConversations,
} from './conversations.dto.js';
import { NobodyChosenError, NoSuchPersonError } from './conversations.errors.js';
import {
  conversationIsShown,
  conversationPage,
  conversationSeenBy,
  type Recipient,
  recipientsOf,
  unreadConversations,
} from './conversations.queries.js';
import { firstState, MESSAGE_REQUEST_RATE_LIMIT } from './membership/admission.js';
import { ConversationMember, type MemberState } from './membership/conversation-member.entity.js';
import { hasWord } from '../../core/search/has-word.js';
import { MessageWriter } from './messages/message-writer.js';

const RATE_LIMIT = { name: 'conversations', limit: 60, windowSeconds: 3600 };

@Injectable()
export class ConversationsService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimitsService,
    private readonly writer: MessageWriter,
  ) {}

  list(
    member: Member,
    { limit, cursor, query = '', state, with: other }: ConversationListQuery,
  ): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    const pair = other === undefined ? undefined : pairOf(member.id, other.toLowerCase());
    const filter = { state, pair, query: hasWord(query) ? query : '' };
    return readJsonPage(this.database, conversationPage(member.id, filter, limit, after));
  }

  /** @throws NotFoundError for conversations the member does not take part in */
  async find(id: string, member: Member): Promise<string> {
    const conversation = await this.database.json(conversationSeenBy(member.id, id));
    if (conversation === undefined) throw new NotFoundError();
    return conversation;
  }

  async unread(member: Member): Promise<UnreadConversations> {
    return (await this.database.one<UnreadConversations>(unreadConversations(member.id)))!;
  }

  /**
   * Writes to one member or a few; two people have one conversation, however often it is begun.
   * @throws NobodyChosenError, NoSuchPersonError, TooManyRequestsError, and what `MessageWriter.write` throws
   */
  async start(member: Member, { memberIds, text, fileIds }: NewConversation): Promise<ConversationReference> {
    const others = [...new Set(memberIds.map((id) => id.toLowerCase()))].filter((id) => id !== member.id);
    if (others.length === 0) throw new NobodyChosenError();
    const recipients = await this.database.query<Recipient>(recipientsOf(member.id, others));
    if (recipients.length < others.length || recipients.some(({ isBlocked }) => isBlocked))
      throw new NoSuchPersonError();
    await this.limits.count(RATE_LIMIT, member.id);
    if (recipients.some(({ isAcquainted }) => !isAcquainted))
      await this.limits.count(MESSAGE_REQUEST_RATE_LIMIT, member.id);
    const members = () =>
      recipients.map((recipient) => ({ userId: recipient.id, state: firstState(recipient) }));
    return this.database.transaction(async (transaction) => {
      const [other] = others.length === 1 ? others : [];
      const opened = await this.open(
        other ? pairOf(member.id, other) : null,
        member.id,
        members,
        transaction,
      );
      await this.writer.write({ ...opened, authorId: member.id, text, fileIds }, transaction);
      const { id } = opened.conversation;
      const [shown] = await transaction.query<{ isAwaiting: boolean }>(conversationIsShown(member.id, id));
      return { id, state: shown?.isAwaiting ? 'request' : 'open' };
    });
  }

  /**
   * A conversation that all of them have agreed to, with a message of the author's or a line that says what they did;
   * returns its id.
   */
  async openFor(
    memberIds: readonly string[],
    { authorId, text, isSystem }: { authorId: string; text: string; isSystem?: boolean },
    transaction: Transaction,
  ): Promise<string> {
    const others = [...new Set(memberIds)].filter((id) => id !== authorId);
    const members = () => others.map((userId) => ({ userId, state: 'open' as const }));
    const [other] = others.length === 1 ? others : [];
    const opened = await this.open(other ? pairOf(authorId, other) : null, authorId, members, transaction);
    await this.writer.write({ ...opened, authorId, text, isSystem }, transaction);
    return opened.conversation.id;
  }

  /** The conversation of the pair, or a new one; locked. */
  private async open(
    pair: string | null,
    authorId: string,
    members: () => { userId: string; state: MemberState }[],
    { manager }: Transaction,
  ): Promise<{ conversation: Conversation; isFirst: boolean }> {
    const id = randomUUID();
    await insertIfAbsent(manager, Conversation, { id, pair, creatorId: pair === null ? authorId : null });
    const conversation = await manager.findOneOrFail(Conversation, {
      where: pair === null ? { id } : { pair },
      lock: { mode: 'pessimistic_write' },
    });
    const isFirst = conversation.lastPosition === 0;
    if (isFirst) {
      const rows = [{ userId: authorId, state: 'open' as const }, ...members()];
      await manager.insert(
        ConversationMember,
        rows.map((row) => ({ ...row, conversationId: conversation.id })),
      );
    }
    return { conversation, isFirst };
  }
}
