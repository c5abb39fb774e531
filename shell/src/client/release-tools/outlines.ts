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

export interface Outlines extends Record<Part, Outline | null> {
  /** Blocks of other sections, by section, name and release; those that cannot be seen have no outline. */
  fragments: { name: string; outline: Outline | null }[];
}

const elementOf = (part: Part) => document.querySelector(`[data-site] > ${part}`);

/** What can be seen of each part of the layout, in pixels of the window; follows scrolling and every change of size. */
export function useOutlines(): Outlines {
  const [outlines, setOutlines] = useState<Outlines>({
    header: null,
    main: null,
    footer: null,
    fragments: [],
  });
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
  const header = visible(elementOf('header')?.getBoundingClientRect(), 0);
  // The header stays in view over what scrolls below it.
  const from = header ? header.top + header.height : 0;
  const below = (box: DOMRect | undefined) => visible(box, from);
  return {
    header,
    main: below(elementOf('main')?.getBoundingClientRect()),
    footer: below(elementOf('footer')?.getBoundingClientRect()),
    fragments: [...document.querySelectorAll<HTMLElement>('[data-fragment]')].map((element) => ({
      name: element.dataset.fragment ?? '',
      outline: below(boxOfContents(element)),
    })),
  };
}

/** A fragment's element has no box of its own. */
function boxOfContents(element: Element): DOMRect {
  const contents = document.createRange();
  contents.selectNodeContents(element);
  return contents.getBoundingClientRect();
}

/** The part of a box that is in the window, below `from`. */
function visible(box: DOMRect | undefined, from: number): Outline | null {
  if (!box) return null;
  const top = Math.max(box.top, from);
  const height = Math.min(box.bottom, innerHeight) - top;
  return height > 0 ? { top, left: box.left, width: box.width, height } : null;
}
