import { useEffect, useRef, useState } from 'react';
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

/** A person's picture, shown only once it has loaded. Decorative: the name stands beside it as text. */
export function Avatar({ name, src, size = 'medium', className }: AvatarProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);

  // In a page from the server the picture may have loaded before React was there to hear of it.
  useEffect(() => {
    const { current } = image;
    if (src && current?.complete && current.naturalWidth > 0) setLoaded(src);
  }, [src]);

  return (
    <span className={classNames(styles.avatar, styles[size], className)} aria-hidden="true">
      {initialOf(name)}
      {src && (
        <img
          ref={image}
          className={loaded === src ? styles.shown : undefined}
          src={src}
          alt=""
          width={112}
          height={112}
          loading="lazy"
          onLoad={() => setLoaded(src)}
          onError={() => setLoaded(null)}
        />
      )}
    </span>
  );
}

function initialOf(name: string): string {
  return ([...name.trim()][0] ?? '·').toLocaleUpperCase('en');
}
