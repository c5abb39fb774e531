import { useEffect, useRef } from 'react';

/** For a row of links that scrolls sideways where it is wider than the screen: the current one is in view. */
export function useCurrentInView<T extends HTMLElement>(current: number | string) {
  const row = useRef<T>(null);
  useEffect(() => {
    const show = () => {
      const link = row.current?.querySelector('[aria-current]');
      if (!row.current || !link) return;
      const frame = row.current.getBoundingClientRect();
      const place = link.getBoundingClientRect();
      if (place.right > frame.right || place.left < frame.left)
        row.current.scrollLeft += place.left - frame.left - (frame.width - place.width) / 2;
    };
    show();
    // Links change their width when their font arrives.
    void (document.fonts as FontFaceSet | undefined)?.ready.then(show);
  }, [current]);
  return row;
}
