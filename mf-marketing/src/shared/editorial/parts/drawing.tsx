import field from '../../drawing/line-field.module.css';

interface DrawingProps {
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

/** A decorative field of lines; the page's words say what it is about. */
export function Drawing({ viewBox, ink, ember, emberFrame, slice }: DrawingProps) {
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
