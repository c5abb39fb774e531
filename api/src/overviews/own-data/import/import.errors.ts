import { ApiError } from '../../../core/errors/errors.js';

/** What is wrong with the archive someone chose, beside its field. */
class ArchiveError extends ApiError {
  constructor(status: number, code: string, message: string) {
    super(status, code, message, { file: [message] });
  }
}

export class NoArchiveError extends ArchiveError {
  constructor() {
    super(400, 'no_file', 'Choose the archive: a file that ends in .zip.');
  }
}

export class BrokenUploadError extends ArchiveError {
  constructor() {
    super(400, 'broken_form', 'The archive did not arrive whole. Please try again.');
  }
}

export class ArchiveTooLargeError extends ArchiveError {
  constructor() {
    super(
      413,
      'archive_too_large',
      'This archive is larger than 30 MB. Take the folders “pictures” and “files” out of it and try again: the rest comes in without them.',
    );
  }
}

export class NotAnArchiveError extends ArchiveError {
  constructor() {
    super(
      415,
      'not_an_archive',
      'This is no archive that we can read. Choose the .zip file that you downloaded here.',
    );
  }
}

export class UnsafeArchiveError extends ArchiveError {
  constructor() {
    super(
      422,
      'unsafe_archive',
      'This archive holds more than it says, or names that no archive of ours has. Nothing was brought in.',
    );
  }
}

export class ForeignArchiveError extends ArchiveError {
  constructor() {
    super(
      422,
      'foreign_archive',
      'This archive was not made by this FutureLab, or was changed since. Choose it as you downloaded it.',
    );
  }
}

export class UsedArchiveError extends ArchiveError {
  constructor() {
    super(409, 'archive_used', 'This archive was brought into another account already. Each goes into one.');
  }
}
