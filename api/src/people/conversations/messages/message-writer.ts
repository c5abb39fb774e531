import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { paths } from '#platform/paths/paths';
import type { Transaction } from '../../../core/database/database.js';
import { LiveService } from '../../../core/live/live.service.js';
import { NotificationsService } from '../../../notifications/notifications.service.js';
import { Conversation } from '../conversation.entity.js';
import { NobodyLeftError, NotAcceptedYetError } from '../conversations.errors.js';
import { type Recipient, recipientsOf } from '../conversations.queries.js';
import { nextState } from '../membership/admission.js';
import { ConversationMember, type MemberState } from '../membership/conversation-member.entity.js';
import { MessageFilesService } from '../files/message-files.service.js';
import { Message } from './message.entity.js';
import type { MessageReference } from './messages.dto.js';
import { unanswered } from './messages.queries.js';

/** So many messages can be sent before a request is accepted. */
const MAX_UNANSWERED = 10;

export interface Writing {
  /** Its row is locked by the caller. */
  conversation: Conversation;
  /** Who writes, or whose act a system line is about. */
  authorId: string;
  text: string;
  /** Files that the author brought for it. */
  fileIds?: readonly string[] | undefined;
  /** The place of the message it answers. */
  replyToPosition?: number;
  /** Whether the conversation begins with this: people whom it is a request to are notified. */
  isFirst: boolean;
  /** A line that says what happened: nobody is notified of it as of a message. */
  isSystem?: boolean;
}

interface Other {
  id: string;
  before: MemberState;
  state: MemberState;
}

/** Adds a message at the end of a conversation, and notifies people who take part. */
@Injectable()
export class MessageWriter {
  constructor(
    private readonly live: LiveService,
    private readonly notifications: NotificationsService,
    private readonly files: MessageFilesService,
  ) {}

  /** @throws NobodyLeftError, NotAcceptedYetError, NoStrangersError, NoSuchFileError */
  async write(writing: Writing, transaction: Transaction): Promise<MessageReference> {
    const { conversation, authorId, text, fileIds = [], replyToPosition = null, isSystem = false } = writing;
    const { manager } = transaction;
    const conversationId = conversation.id;
    const others = await this.admit(writing, transaction);
    const id = randomUUID();
    const position = conversation.lastPosition + 1;
    await manager.insert(Message, {
      id,
      conversationId,
      position,
      authorId: isSystem ? null : authorId,
      isSystem,
      text,
      replyToPosition,
    });
    await this.files.attach(fileIds, { messageId: id, authorId }, transaction);
    await manager.update(
      Conversation,
      { id: conversationId },
      { lastPosition: position, lastMessageAt: () => 'clock_timestamp()' },
    );
    // Who writes has read what came before, and takes part.
    await manager.update(
      ConversationMember,
      { conversationId, userId: authorId },
      { state: 'open', readPosition: position },
    );
    await this.notify(id, writing, others, transaction);
    return { id, position };
  }

  /** Tells the browsers of people who take part that something is different. */
  async changed(conversationId: string, actorId: string, transaction: Transaction): Promise<void> {
    const members = await transaction.manager.findBy(ConversationMember, { conversationId });
    const memberIds = members.filter(({ state }) => isShown(state)).map(({ userId }) => userId);
    await this.publish(conversationId, [...memberIds, actorId], actorId, transaction);
  }

  private async admit(writing: Writing, transaction: Transaction): Promise<Other[]> {
    const { conversation, authorId } = writing;
    const { manager } = transaction;
    const members = await manager.findBy(ConversationMember, { conversationId: conversation.id });
    const ids = members.map(({ userId }) => userId).filter((id) => id !== authorId);
    const recipients = new Map(
      (await transaction.query<Recipient>(recipientsOf(authorId, ids))).map((row) => [row.id, row]),
    );
    const others: Other[] = [];
    for (const { userId, state } of members) {
      const recipient = recipients.get(userId);
      if (recipient)
        others.push({
          id: userId,
          before: state,
          state: nextState(state, recipient, conversation.pair !== null),
        });
    }
    if (!writing.isSystem) {
      if (others.every(({ state }) => state === 'left')) throw new NobodyLeftError();
      if (others.every(({ state }) => state !== 'open'))
        await this.requireUnansweredLimit(writing, transaction);
    }
    for (const { id, before, state } of others)
      if (state !== before)
        await manager.update(ConversationMember, { conversationId: conversation.id, userId: id }, { state });
    return others;
  }

  private async requireUnansweredLimit(
    { conversation, authorId }: Writing,
    transaction: Transaction,
  ): Promise<void> {
    const [row] = await transaction.query<{ count: number }>(unanswered(authorId, conversation.id));
    if (row!.count >= MAX_UNANSWERED) throw new NotAcceptedYetError();
  }

  private async notify(
    messageId: string,
    writing: Writing,
    others: Other[],
    transaction: Transaction,
  ): Promise<void> {
    const { conversation, authorId, text, fileIds = [], isFirst, isSystem } = writing;
    const about = {
      sourceId: messageId,
      subjectId: conversation.id,
      actorId: authorId,
      // What it says is for the conversation alone.
      title: text === '' ? filesLabel(fileIds.length) : '',
      href: paths.conversation(conversation.id),
    };
    const open = others.filter(({ state }) => state === 'open');
    const asked = others.filter(
      ({ state, before }) => state === 'request' && (isFirst || before !== 'request'),
    );
    if (!isSystem) {
      await this.notifications.notify({ ...about, kind: 'message' }, idsOf(open), transaction);
      await this.notifications.notify({ ...about, kind: 'message-request' }, idsOf(asked), transaction);
    }
    const shown = others.filter(({ state }) => isShown(state));
    await this.publish(conversation.id, [...idsOf(shown), authorId], authorId, transaction);
  }

  private publish(id: string, memberIds: string[], actorId: string, transaction: Transaction): Promise<void> {
    return this.live.publish(
      [
        { topic: `conversation:${id}`, memberIds, actorId },
        { topic: 'conversations', memberIds, actorId },
      ],
      transaction,
    );
  }
}

const filesLabel = (count: number) => (count === 1 ? 'a file' : `${count} files`);
const isShown = (state: MemberState) => state === 'open' || state === 'request';
const idsOf = (members: readonly Other[]) => members.map(({ id }) => id);
