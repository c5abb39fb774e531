import { useEffect, useRef } from 'react';

/**
 * An accepted reply goes to the top, and back when that is undone: the focus of the member who pressed goes with it.
 * @returns to be called with the reply whose button was pressed; with nothing, once that has failed
 */
export function useAnswerFocus(answerId: string | undefined): (replyId: string | undefined) => void {
  const pressed = useRef<string>(undefined);
  useEffect(() => {
    if (pressed.current === undefined) return;
    const place = document.getElementById(`reply-${pressed.current}`);
    pressed.current = undefined;
    place?.querySelector<HTMLElement>('[data-answer]')?.focus();
  }, [answerId]);
  return (replyId) => {
    pressed.current = replyId;
  };
}
