import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './table-scroll.module.css';

export interface TableScrollProps {
  /** What the table is about, for users who reach it with the keyboard in order to scroll it. */
  label: string;
  children: ReactNode;
}

/** Around a table: where it is wider than its place, as with large text, it scrolls and the page does not. */
export function TableScroll({ label, children }: TableScrollProps) {
  const place = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = place.current!;
    const sizes = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return (
    <div
      ref={place}
      className={styles.scroll}
      {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
