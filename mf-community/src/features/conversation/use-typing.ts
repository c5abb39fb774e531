import { onSignal } from '@futurelab/platform/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { announceTyping, type Message } from '../../queries/conversations';

/** More often than it is said again, so that who goes on typing does not come and go. */
const SHOWN_MS = 7_000;
const SAID_EVERY_MS = 4_000;

/** Ids of the members who are typing in a conversation, until they pause or `latest` is what they have typed. */
export function useTypingMembers(id: string, latest: Message | undefined): string[] {
  const [typing, setTyping] = useState<string[]>([]);
  useEffect(() => {
    const topic = `typing:${id}:`;
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const stop = onSignal((signal) => {
      if (!signal.startsWith(topic)) return;
      const memberId = signal.slice(topic.length);
      const pause = () => setTyping((before) => before.filter((each) => each !== memberId));
      clearTimeout(timers.get(memberId));
      timers.set(memberId, setTimeout(pause, SHOWN_MS));
      setTyping((before) => (before.includes(memberId) ? before : [...before, memberId]));
    });
    return () => {
      stop();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [id]);
  const [authorId, position] = [latest?.author?.id, latest?.position];
  useEffect(() => setTyping((before) => before.filter((each) => each !== authorId)), [authorId, position]);
  return typing;
}

/** Lets the others know that one is typing; it does not matter whether that arrives. */
export function useAnnounceTyping(id: string): () => void {
  const last = useRef(-Infinity);
  return useCallback(() => {
    if (Date.now() - last.current < SAID_EVERY_MS) return;
    last.current = Date.now();
    announceTyping(id).catch(() => undefined);
  }, [id]);
}
