/** A picture that a member uploaded, in its largest form. */
export interface Picture {
  id: string;
  width: number;
  height: number;
}

export type PictureFormat = 'webp' | 'avif';

/** Smaller ones are not enlarged: what is narrower has fewer. */
const WIDTHS = [480, 960, 1600];
export const MAX_PICTURE_WIDTH = 1600;

const URL =
  /^\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{1,4})x(\d{1,4})-\d{1,4}\.(?:webp|avif)$/;

/** The widths in which a picture is stored, the largest last. */
export const widthsOf = ({ width }: Pick<Picture, 'width'>): number[] => [
  ...WIDTHS.filter((smaller) => smaller < width),
  width,
];

/** The address says what a page needs for showing the picture: its size, and by that its other widths. */
export const pictureUrl = (
  { id, width, height }: Picture,
  shown: number = width,
  format: PictureFormat = 'webp',
): string => `/uploads/${id}-${width}x${height}-${shown}.${format}`;

/** The picture at an address of ours, or null for any other address. */
export function pictureAt(url: string): Picture | null {
  const [, id, width, height] = URL.exec(url) ?? [];
  return id === undefined ? null : { id, width: Number(width), height: Number(height) };
}

export const pictureSources = (picture: Picture, format: PictureFormat): string =>
  widthsOf(picture)
    .map((width) => `${pictureUrl(picture, width, format)} ${width}w`)
    .join(', ');
