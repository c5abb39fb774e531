import type { Transaction } from '../database/database.js';

/** Opens a conversation of members who have agreed to it; the messages’ module provides it. */
export abstract class ConversationStarter {
  /** @returns the id of the conversation */
  abstract openFor(memberIds: string[], text: string, authorId: string, within: Transaction): Promise<string>;
}
