import { useRef, type PointerEvent, type RefObject } from 'react';

/** A swipe this far to the right closes. */
const FAR_ENOUGH_PX = 72;

/** Pointer handlers that let a finger push a popover off to the right; the panel follows the finger. */
export function useSwipeToDismiss(panel: RefObject<HTMLElement | null>) {
  const start = useRef<number | null>(null);

  const settle = () => {
    start.current = null;
    panel.current?.style.removeProperty('translate');
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'touch') start.current = event.clientX;
    },
    onPointerMove(event: PointerEvent) {
      if (start.current === null || !panel.current) return;
      panel.current.style.translate = `${Math.max(0, event.clientX - start.current)}px`;
    },
    onPointerUp(event: PointerEvent) {
      const far = start.current !== null && event.clientX - start.current > FAR_ENOUGH_PX;
      settle();
      if (far) panel.current?.hidePopover();
    },
    onPointerCancel: settle,
  };
}
