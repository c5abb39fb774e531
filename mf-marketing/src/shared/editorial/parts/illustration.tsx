import field from '../../illustration/line-field.module.css';

interface IllustrationProps {
  viewBox: string;
  /** The `d` of the lines in ink. */
  ink: string;
  /** The `d` of the lines in ember. */
  ember: string;
  /** A `transform` for the lines in ember, when they are drawn in a frame of their own. */
  emberFrame?: string;
  /** Fill the width and cut what does not fit the height. */
  slice?: boolean;
}

/** A decorative field of lines; the page's text says what it is about. */
export function Illustration({ viewBox, ink, ember, emberFrame, slice }: IllustrationProps) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio={slice ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path className={field.ink} d={ink} />
      <path className={field.ember} d={ember} transform={emberFrame} />
    </svg>
  );
}
