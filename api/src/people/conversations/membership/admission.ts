import { NoStrangersError } from '../conversations.errors.js';
import type { Recipient } from '../conversations.queries.js';
import type { MemberState } from './conversation-member.entity.js';

export const MESSAGE_REQUEST_RATE_LIMIT = { name: 'message-requests', limit: 20, windowSeconds: 3600 };

/**
 * What a conversation is at first to someone who is written to.
 * @throws NoStrangersError
 */
export function firstState({ isAcquainted, takesStrangers, name }: Recipient): MemberState {
  if (isAcquainted) return 'open';
  if (!takesStrangers) throw new NoStrangersError(name);
  return 'request';
}

/**
 * What it becomes when there is another message: people may have met since, and one of two who had left is asked anew.
 * @throws NoStrangersError
 */
export function nextState(state: MemberState, recipient: Recipient, isPair: boolean): MemberState {
  if (state === 'left') return isPair ? firstState(recipient) : 'left';
  if (state === 'request' && recipient.isAcquainted) return 'open';
  if (state === 'declined' && recipient.isFriend) return 'open';
  return state;
}
