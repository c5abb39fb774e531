import { classNames } from '../class-names';
import styles from './cover.module.css';

export type CoverKind = 'course' | 'event' | 'group';

export interface CoverProps {
  /** The thing's own seed (`coverSeed`) or slug: the same everywhere it appears. */
  seed: string;
  kind: CoverKind;
  /** `wide` 16:9, `banner` 16:5, `square`. */
  ratio?: 'wide' | 'banner' | 'square';
  className?: string;
}

/** Where the drawn cover is; the number changes when covers are drawn differently, so that nobody keeps the old ones. */
export const coverUrl = (kind: CoverKind, seed: string): string =>
  `/pictures/covers/2/${kind}/${encodeURIComponent(seed)}.svg`;

/** The picture of a course, event or group, drawn by the site from its seed. Decoration: its title stands beside it. */
export const Cover = ({ seed, kind, ratio = 'wide', className }: CoverProps) => (
  <img
    className={classNames(styles.cover, styles[ratio], className)}
    src={coverUrl(kind, seed)}
    alt=""
    width={320}
    height={180}
    loading="lazy"
    decoding="async"
  />
);
