import { classNames } from '../class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `text` a line of the size around it, `title` a heading, `block` a picture or card, `circle` a portrait. */
  shape?: 'text' | 'title' | 'block' | 'circle';
  /** How many lines of text; the last is shorter. */
  lines?: number;
  className?: string;
}

/** Holds the place of something on its way. Say what is loading once, on the region around it (`aria-busy`). */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps) {
  return Array.from({ length: lines }, (_, line) => (
    <span key={line} className={classNames(styles.skeleton, styles[shape], className)} aria-hidden="true" />
  ));
}
