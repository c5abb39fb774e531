import { ApiError } from '@futurelab/platform/api';
import { useQueryClient, type QueryClient } from '@futurelab/platform/query';
import { readStorage, writeStorage } from '@futurelab/platform/storage';
import { useEffect, useSyncExternalStore } from 'react';
import type { MessageFile } from '../../queries/message-files';
import { refreshConversations, sendMessage, type Message } from '../../queries/conversations';

/** A message that is on its way, or could not be sent. */
export interface PendingMessage {
  conversationId: string;
  /** Sent again under the same key, it is one message. */
  key: string;
  text: string;
  files?: readonly MessageFile[] | undefined;
  /** The message it answers. */
  replyTo?: Message['replyTo'] | undefined;
  /** The place of the last message that was there when it was written. */
  after: number;
  createdAt: string;
  state: 'sending' | 'failed';
  /** Why it failed, as a message. */
  reason?: string | undefined;
  /** It is sent once its writer has signed in again. */
  isSignedOut?: boolean;
}

const NONE: PendingMessage[] = [];

/**
 * What a member has sent and the server has not yet confirmed. It is stored in the browser until it has: a closed tab loses
 * nothing, and sending the same again does no harm.
 */
export class Outbox {
  /** What this page has sent: a message's id, and its key. */
  readonly sent = new Map<string, string>();
  private messages: PendingMessage[];
  private readonly listeners = new Set<() => void>();
  /** One at a time, so that they arrive in the order they were written. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    readonly memberId: string,
    private readonly client: QueryClient,
  ) {
    this.messages = stored(this.place);
  }

  /** Sends what was left from before. */
  resume(): void {
    for (const message of this.messages) this.post(message);
  }

  all = (): PendingMessage[] => this.messages;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  send(
    conversationId: string,
    content: Pick<PendingMessage, 'text' | 'files' | 'replyTo'>,
    after: number,
  ): void {
    const message: PendingMessage = {
      conversationId,
      key: crypto.randomUUID(),
      ...content,
      after,
      createdAt: new Date().toISOString(),
      state: 'sending',
    };
    this.setMessages([...this.messages, message]);
    this.post(message);
  }

  retry(key: string): void {
    const message = this.messages.find((each) => each.key === key);
    if (message) this.post(message);
  }

  discard(key: string): void {
    this.setMessages(this.messages.filter((each) => each.key !== key));
  }

  private post({ conversationId, key, text, files, replyTo }: PendingMessage): void {
    this.change(key, { state: 'sending' });
    this.queue = this.queue.then(async () => {
      try {
        const fileIds = files?.map((file) => file.id);
        const { id } = await sendMessage(conversationId, { text, fileIds, replyTo: replyTo?.position }, key);
        this.sent.set(id, key);
        await refreshConversations(this.client);
        this.discard(key);
      } catch (error) {
        const api = error instanceof ApiError ? error : undefined;
        const isSignedOut = api?.status === 401;
        this.change(key, { state: 'failed', reason: api?.explanation, isSignedOut });
      }
    });
  }

  private change(key: string, change: Partial<PendingMessage>): void {
    this.setMessages(this.messages.map((each) => (each.key === key ? { ...each, ...change } : each)));
  }

  private setMessages(messages: PendingMessage[]): void {
    this.messages = messages;
    writeStorage('localStorage', this.place, messages.length > 0 ? JSON.stringify(messages) : null);
    for (const listener of this.listeners) listener();
  }

  private get place(): string {
    return `futurelab:outbox:${this.memberId}`;
  }
}

function stored(place: string): PendingMessage[] {
  try {
    return JSON.parse(readStorage('localStorage', place) ?? '[]') as PendingMessage[];
  } catch {
    return [];
  }
}

const outboxes = new WeakMap<QueryClient, Outbox>();

function outboxOf(memberId: string, client: QueryClient): Outbox {
  const known = outboxes.get(client);
  if (known?.memberId === memberId) return known;
  const outbox = new Outbox(memberId, client);
  outboxes.set(client, outbox);
  return outbox;
}

/** The outbox of the member who is signed in, and what is in it. */
export function useOutbox(memberId: string): { outbox: Outbox; pending: PendingMessage[] } {
  const outbox = outboxOf(memberId, useQueryClient());
  useEffect(() => outbox.resume(), [outbox]);
  const pending = useSyncExternalStore(outbox.subscribe, outbox.all, () => NONE);
  return { outbox, pending };
}
