import type { MediaItem } from '../../queries/admin/media';

const GIGABYTE = 1_000_000_000;
const MEGABYTE = 1_000_000;

/** "1.2 GB", "40 MB", "3 KB" */
export function fileSize(bytes: number): string {
  if (bytes >= GIGABYTE) return `${inTenths(bytes / GIGABYTE)} GB`;
  if (bytes >= MEGABYTE) return `${inTenths(bytes / MEGABYTE)} MB`;
  return `${Math.ceil(bytes / 1_000)} KB`;
}

const inTenths = (value: number): string => String(Math.round(value * 10) / 10);

/** What is not ready says so. */
export function stateOf({ state, received, size }: Pick<MediaItem, 'state' | 'received' | 'size'>): string {
  if (state === 'refused') return 'Refused';
  if (state === 'uploading') return `${Math.floor((received / size) * 100)}% uploaded`;
  return 'Ready';
}

/** Of the kinds that the library has, for pickers: what a browser knows less well it lets through. */
export const ACCEPTED =
  'video/mp4,video/webm,audio/mpeg,audio/mp4,audio/ogg,audio/wav,image/jpeg,image/png,image/webp,image/avif,image/gif,' +
  '.m4a,.vtt,.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp';
