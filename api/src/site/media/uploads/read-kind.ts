import { stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { OFFICE_KINDS } from '../../../core/storage/read-document.js';
import { MediaTooLargeError, WrongMediaError } from '../media.errors.js';
import type { MediaKind } from '../media.entity.js';

export interface FoundKind {
  kind: MediaKind;
  type: string;
  /** Of its name: `.mp4` */
  ending: string;
}

const MEGABYTE = 1_000_000;
/** Pictures are drawn anew, in memory. */
const MAX_BYTES: Partial<Record<MediaKind, number>> = {
  picture: 10 * MEGABYTE,
  document: 50 * MEGABYTE,
  captions: MEGABYTE,
};

const kind = (kind: MediaKind, type: string) => ({ kind, type });

/** By what `file-type` calls them. */
const KINDS: Record<string, Omit<FoundKind, 'ending'>> = {
  mp4: kind('film', 'video/mp4'),
  m4v: kind('film', 'video/mp4'),
  webm: kind('film', 'video/webm'),
  mp3: kind('audio', 'audio/mpeg'),
  m4a: kind('audio', 'audio/mp4'),
  ogg: kind('audio', 'audio/ogg'),
  oga: kind('audio', 'audio/ogg'),
  opus: kind('audio', 'audio/ogg'),
  wav: kind('audio', 'audio/wav'),
  vtt: kind('captions', 'text/vtt; charset=utf-8'),
  ...Object.fromEntries(
    ['jpg', 'png', 'webp', 'avif', 'gif'].map((ending) => [ending, kind('picture', 'image/webp')]),
  ),
  ...Object.fromEntries(OFFICE_KINDS.map((ending) => [ending, kind('document', 'application/octet-stream')])),
};

/** Its mark may stand further in than the first bytes. */
const PACKED = 'zip';

/**
 * What a file is by what is in it, whatever its name says.
 * @param size of the whole file, of which there may be only the beginning
 * @returns undefined when only the rest can say
 * @throws WrongMediaError, MediaTooLargeError
 */
export async function readKind(file: string, size: number): Promise<FoundKind | undefined> {
  const isComplete = (await stat(file)).size === size;
  const found = await fileTypeFromFile(file).catch(() => undefined);
  if (!isComplete && (!found || found.ext === PACKED)) return undefined;
  const known = found && KINDS[found.ext];
  if (!known) throw new WrongMediaError();
  const most = MAX_BYTES[known.kind];
  if (most !== undefined && size > most) throw new MediaTooLargeError(known.kind, most);
  return { ...known, ending: `.${found.ext}` };
}
