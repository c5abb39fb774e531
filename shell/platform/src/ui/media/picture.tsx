import { pictureAt, pictureSources, pictureUrl } from '../../pictures';

const COLUMN = '(min-width: 48rem) 42rem, 100vw';

export interface PictureProps {
  /** Address of an uploaded picture; anything else shows nothing. */
  url: string;
  alt: string;
  /** How wide it is shown, as in `<img sizes>`; the width of running text by default. */
  sizes?: string;
  className?: string;
}

/** A member's picture, in the width that suits the screen. */
export function Picture({ url, alt, sizes = COLUMN, className }: PictureProps) {
  const picture = pictureAt(url);
  if (!picture) return null;
  const { width, height } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSources(picture, 'avif')} sizes={sizes} />
      <img
        src={pictureUrl(picture)}
        srcSet={pictureSources(picture, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}
