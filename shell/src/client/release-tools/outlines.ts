import { useEffect, useState } from 'react';

type Outline = {
  top: number;
  left: number;
  width: number;
  height: number;
};

/** The elements of the layout that boundaries run between. */
export const PARTS = ['header', 'main', 'footer'] as const;
export type Part = (typeof PARTS)[number];

export type Outlines = Record<Part, Outline | null>;

const elementOf = (part: Part) => document.querySelector(`[data-site] > ${part}`);

/** What can be seen of each part of the layout, in pixels of the window; follows scrolling and every change of size. */
export function useOutlines(): Outlines {
  const [outlines, setOutlines] = useState<Outlines>({ header: null, main: null, footer: null });
  useEffect(() => {
    let frame = 0;
    const measure = () => setOutlines(measured());
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const sizes = new ResizeObserver(later);
    for (const part of PARTS) {
      const element = elementOf(part);
      if (element) sizes.observe(element);
    }
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    measure();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
    };
  }, []);
  return outlines;
}

function measured(): Outlines {
  const header = visible(elementOf('header'), 0);
  // The header stays in view over what scrolls below it.
  const from = header ? header.top + header.height : 0;
  return { header, main: visible(elementOf('main'), from), footer: visible(elementOf('footer'), from) };
}

/** The part of an element that is in the window, below `from`. */
function visible(element: Element | null, from: number): Outline | null {
  if (!element) return null;
  const box = element.getBoundingClientRect();
  const top = Math.max(box.top, from);
  const height = Math.min(box.bottom, innerHeight) - top;
  return height > 0 ? { top, left: box.left, width: box.width, height } : null;
}
