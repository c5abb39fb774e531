/** Where portraits are, followed by whose; the number changes when they are drawn differently, so that nobody keeps the old ones. */
export const PORTRAITS = '/pictures/portraits/1/';

/** The portrait that is drawn for a member without a photograph. */
export const portraitUrl = (id: string): string => `${PORTRAITS}${id}.svg`;

/** In place of the id of any member who has left. */
export const FORMER_MEMBER = 'former-member';

export const FORMER_MEMBER_PORTRAIT = portraitUrl(FORMER_MEMBER);

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
