import { keyOf } from '@futurelab/platform/keys';
import { useEffect, useRef, type RefObject } from 'react';

/** What is typed while the field for it is on its way. */
export function useBufferedInput(isWaiting: boolean): RefObject<string> {
  const input = useRef('');
  useEffect(() => {
    if (!isWaiting) return;
    input.current = '';
    const collect = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const key = keyOf(event);
      if (key === 'Backspace') input.current = input.current.slice(0, -1);
      else if ([...key].length === 1) input.current += key;
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', collect, { capture: true });
    return () => document.removeEventListener('keydown', collect, { capture: true });
  }, [isWaiting]);
  return input;
}
