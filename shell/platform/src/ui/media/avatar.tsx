import styles from './avatar.module.css';
import { classNames } from '../class-names';

export interface AvatarProps {
  /** Whose it is; the first letter is shown until, or instead of, the picture. */
  name: string;
  /** Their photograph or portrait, as the api gives it. */
  src?: string | null;
  size?: 'small' | 'medium' | 'large' | 'huge';
  className?: string;
}

/**
 * A person's picture, over the first letter of the name, which remains where it does not load.
 * Decorative: the name stands beside it as text.
 */
export function Avatar({ name, src, size = 'medium', className }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, styles[size], className)} aria-hidden="true">
      {initialOf(name)}
      {src && <img src={src} alt="" width={112} height={112} loading="lazy" />}
    </span>
  );
}

function initialOf(name: string): string {
  return ([...name.trim()][0] ?? '·').toLocaleUpperCase('en');
}
