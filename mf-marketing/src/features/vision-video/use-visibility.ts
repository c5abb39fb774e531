import { useEffect, useState, type RefObject } from 'react';

/** The share of the section that must be in view for its film to play. */
const VISIBLE_SHARE = 0.3;

interface Visibility {
  /** Within a screen of the view. */
  near: boolean;
  /** Enough of it is in view to play. */
  visible: boolean;
}

export function useVisibility(element: RefObject<HTMLElement | null>): Visibility {
  const [near, setNear] = useState(false);
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const approach = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        approach.disconnect();
      },
      { rootMargin: '100% 0px' },
    );
    const view = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        setVisible((last?.intersectionRatio ?? 0) >= VISIBLE_SHARE);
      },
      { threshold: [0, VISIBLE_SHARE] },
    );
    approach.observe(target);
    view.observe(target);
    return () => {
      approach.disconnect();
      view.disconnect();
    };
  }, [element]);

  return { near, visible };
}
