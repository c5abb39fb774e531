import { useMutation } from '@futurelab/platform/query';
import { useEffect, useRef, type RefObject } from 'react';
import { readMutation, type Conversation } from '../../queries/conversations';

const MOMENTS = ['focus', 'resize', 'pointerdown', 'keydown'] as const;

/** What is shown counts as read: in the window one looks at, and not before a request is accepted. */
export function useMarkAsRead(
  { id, state, readPosition }: Conversation,
  latest: number,
  place: RefObject<HTMLElement | null>,
): void {
  const { mutate } = useMutation(readMutation(id));
  const isUnread = state === 'open' && latest > readPosition;
  const asked = useRef(0);
  useEffect(() => {
    if (!isUnread) return;
    const read = () => {
      const isSeen = document.visibilityState === 'visible' && document.hasFocus() && isShown(place.current);
      if (!isSeen || asked.current >= latest) return;
      asked.current = latest;
      mutate(latest, { onError: () => (asked.current = 0) });
    };
    read();
    for (const moment of MOMENTS) addEventListener(moment, read);
    document.addEventListener('visibilitychange', read);
    return () => {
      for (const moment of MOMENTS) removeEventListener(moment, read);
      document.removeEventListener('visibilitychange', read);
    };
  }, [isUnread, latest, mutate, place]);
}

/** On a phone a conversation beside the list is not. */
const isShown = (element: HTMLElement | null): boolean =>
  element !== null && getComputedStyle(element.closest('section') ?? element).display !== 'none';
