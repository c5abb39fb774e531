import { Injectable } from '@nestjs/common';
import type { Member } from '../../../core/access/member.js';
import { Database } from '../../../core/database/database.js';
import { insertIfAbsent } from '../../../core/database/insert-if-absent.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { RateLimitsService } from '../../../core/rate-limits/rate-limits.service.js';
import type { ReactionKind } from '../../../core/reactions/reactions.dto.js';
import { MessageRemovedError } from '../conversations.errors.js';
import { MessageWriter } from '../messages/message-writer.js';
import { MessageReaction } from './message-reaction.entity.js';
import { messageToReactTo, type MessageToReactTo } from './message-reactions.queries.js';

const RATE_LIMIT = { name: 'message-reactions', limit: 300, windowSeconds: 600 };

@Injectable()
export class MessageReactionsService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimitsService,
    private readonly writer: MessageWriter,
  ) {}

  /** @throws NotFoundError, MessageRemovedError, TooManyRequestsError */
  async react(id: string, member: Member, kind: ReactionKind, reacts: boolean): Promise<void> {
    const message = await this.database.one<MessageToReactTo>(messageToReactTo(member.id, id));
    if (!message) throw new NotFoundError();
    if (message.isRemoved) throw new MessageRemovedError();
    await this.limits.count(RATE_LIMIT, member.id);
    const row = { messageId: id, userId: member.id, kind };
    await this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      const isChanged = reacts
        ? await insertIfAbsent(manager, MessageReaction, row)
        : ((await manager.delete(MessageReaction, row)).affected ?? 0) > 0;
      if (isChanged) await this.writer.changed(message.conversationId, member.id, transaction);
    });
  }
}
