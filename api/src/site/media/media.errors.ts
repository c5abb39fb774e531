import { ApiError } from '../../core/errors/errors.js';
import type { MediaKind } from './media.entity.js';

class FileError extends ApiError {
  constructor(status: number, code: string, message: string) {
    super(status, code, message, { file: [message] });
  }
}

export class EmptyFileError extends FileError {
  constructor() {
    super(400, 'empty_file', 'This file is empty. Choose another one.');
  }
}

export class NoFileNameError extends FileError {
  constructor() {
    super(400, 'no_file_name', 'The file needs a name.');
  }
}

const NAMES: Record<MediaKind, string> = {
  picture: 'A picture',
  film: 'A film',
  audio: 'A recording',
  document: 'A document',
  captions: 'A captions file',
};

export class MediaTooLargeError extends FileError {
  constructor(kind: MediaKind | null, bytes: number) {
    const what = kind === null ? 'A file' : NAMES[kind];
    super(413, 'file_too_large', `${what} can have up to ${sizeOf(bytes)}. Choose a smaller one.`);
  }
}

export class MediaFullError extends FileError {
  /** @param free in bytes */
  constructor(free: number) {
    super(
      413,
      'media_full',
      `There’s room for ${sizeOf(free)} more. Delete files that aren’t used, or choose a smaller one.`,
    );
  }
}

export class WrongMediaError extends FileError {
  constructor() {
    super(
      415,
      'wrong_kind_of_file',
      'This file type isn’t supported. Use MP4 or WebM for films, MP3, M4A, Ogg or WAV for audio, JPEG, PNG, WebP, AVIF or GIF for pictures, WebVTT for captions, or a PDF or Office document.',
    );
  }
}

/** Another request writes the same file. */
export class UploadLockedError extends ApiError {
  constructor() {
    super(423, 'upload_locked', 'Another window is sending this file. Please try again in a moment.');
  }
}

/** It went on from somewhere else than where the file ends. */
export class UploadOffsetError extends ApiError {
  constructor() {
    super(409, 'wrong_offset', 'This part of the file isn’t the next one.');
  }
}

export class MediaUsedError extends ApiError {
  constructor(where: string) {
    super(409, 'media_used', `This file is used in “${where}”. Remove it there first.`);
  }
}

export class UnknownPosterError extends ApiError {
  constructor() {
    const message = 'Upload the poster first.';
    super(400, 'validation_failed', 'Some fields need attention.', { posterUrl: [message] });
  }
}

const GIGABYTE = 1_000_000_000;
const MEGABYTE = 1_000_000;

const sizeOf = (bytes: number): string =>
  bytes >= GIGABYTE
    ? `${Math.floor((bytes / GIGABYTE) * 10) / 10} GB`
    : `${Math.floor((Math.max(bytes, 0) / MEGABYTE) * 10) / 10} MB`;
