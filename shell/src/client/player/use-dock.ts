import { useEffect, useRef } from 'react';

/** Tells the page how tall what stands at its lower edge is, so that nothing is scrolled to, or shown, behind it. */
export function useDock<E extends HTMLElement>(shown: boolean) {
  const ref = useRef<E>(null);
  useEffect(() => {
    const element = ref.current;
    if (!shown || !element) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty('--dock-height', `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--dock-height');
    };
  }, [shown]);
  return ref;
}
