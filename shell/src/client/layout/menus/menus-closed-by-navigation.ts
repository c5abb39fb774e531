import { useLocation } from '@futurelab/platform/router';
import { useEffect, useRef } from 'react';

/** No menu outlives the page it was opened on: a followed link, going back, or leaving the site closes it. */
export function useMenusClosedByNavigation(): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // A menu may have been opened before React took over: the first page closes nothing.
    if (key !== shown.current) closeMenus();
    shown.current = key;
  }, [key]);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[popover] a')) closeMenus();
    };
    document.addEventListener('click', onClick);
    window.addEventListener('pagehide', closeMenus);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('pagehide', closeMenus);
    };
  }, []);
}

export function closeMenus(): void {
  document.querySelectorAll<HTMLElement>('[popover]').forEach((menu) => menu.hidePopover?.());
}
