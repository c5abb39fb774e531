import { useEffect, useRef } from 'react';

/** For what is drawn anew by a change: once `changed` is another, the element of that id, or its first field, has the focus. */
export function useFocusAfter(changed: unknown): (id: string) => void {
  const next = useRef('');
  useEffect(() => {
    const element = document.getElementById(next.current);
    next.current = '';
    const isControl = element?.matches('button, input, textarea, select');
    (isControl ? element : element?.querySelector<HTMLElement>('input, textarea, select'))?.focus();
  }, [changed]);
  return (id) => {
    next.current = id;
  };
}
