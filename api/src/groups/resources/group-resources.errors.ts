import { ApiError } from '../../core/errors/errors.js';

class FileError extends ApiError {
  constructor(status: number, code: string, message: string) {
    super(status, code, message, { file: [message] });
  }
}

export class NoDocumentError extends FileError {
  constructor() {
    super(400, 'no_file', 'Please choose a file.');
  }
}

export class BrokenDocumentError extends FileError {
  constructor() {
    super(400, 'broken_form', 'The file did not arrive whole. Please try again.');
  }
}

export class DocumentTooLargeError extends FileError {
  constructor() {
    super(
      413,
      'file_too_large',
      'This file is larger than 10 MB. Please choose a smaller one, or add a link.',
    );
  }
}

export class WrongDocumentError extends FileError {
  constructor() {
    super(
      415,
      'wrong_kind_of_file',
      'This kind of file is not kept here. Please send a PDF, a document, a sheet, slides, text or a picture.',
    );
  }
}

export class TitleTooLongError extends ApiError {
  constructor(max: number) {
    const message = `Name it in up to ${max} characters.`;
    super(400, 'validation_failed', message, { title: [message] });
  }
}

export class TooManyResourcesError extends ApiError {
  constructor(most: number) {
    super(409, 'too_many_resources', `A group keeps up to ${most} links and files. Remove one first.`);
  }
}

export class NotYourResourceError extends ApiError {
  constructor() {
    super(403, 'not_yours', 'Only who added it, owners and moderators of the group can remove it.');
  }
}
