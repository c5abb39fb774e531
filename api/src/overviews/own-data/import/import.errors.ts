import { ApiError } from '../../../core/errors/errors.js';

/** What is wrong with the archive someone chose, beside its field. */
class ArchiveError extends ApiError {
  constructor(status: number, code: string, message: string) {
    super(status, code, message, { file: [message] });
  }
}

export class NoArchiveError extends ArchiveError {
  constructor() {
    super(400, 'no_file', 'Choose a .zip archive.');
  }
}

export class BrokenUploadError extends ArchiveError {
  constructor() {
    super(400, 'broken_form', 'The upload didn’t finish. Please try again.');
  }
}

export class ArchiveTooLargeError extends ArchiveError {
  constructor() {
    super(
      413,
      'archive_too_large',
      'This archive is larger than 30 MB. Remove its “pictures” and “files” folders and try again.',
    );
  }
}

export class NotAnArchiveError extends ArchiveError {
  constructor() {
    super(415, 'not_an_archive', 'We can’t read this archive. Choose the .zip file you downloaded here.');
  }
}

export class UnsafeArchiveError extends ArchiveError {
  constructor() {
    super(422, 'unsafe_archive', 'This archive contains unexpected files. Nothing was imported.');
  }
}

export class ForeignArchiveError extends ArchiveError {
  constructor() {
    super(
      422,
      'foreign_archive',
      'This archive isn’t from FutureLab or was modified. Choose the original file you downloaded.',
    );
  }
}

export class UsedArchiveError extends ArchiveError {
  constructor() {
    super(409, 'archive_used', 'This archive was already imported into another account.');
  }
}
