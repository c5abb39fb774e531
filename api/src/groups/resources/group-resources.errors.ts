import { ApiError } from '../../core/errors/errors.js';

class FileError extends ApiError {
  constructor(status: number, code: string, message: string) {
    super(status, code, message, { file: [message] });
  }
}

export class NoDocumentError extends FileError {
  constructor() {
    super(400, 'no_file', 'Choose a file.');
  }
}

export class BrokenDocumentError extends FileError {
  constructor() {
    super(400, 'broken_form', 'The upload didn’t finish. Please try again.');
  }
}

export class DocumentTooLargeError extends FileError {
  constructor() {
    super(413, 'file_too_large', 'This file is larger than 10 MB. Choose a smaller one, or add a link.');
  }
}

export class WrongDocumentError extends FileError {
  constructor() {
    super(
      415,
      'wrong_kind_of_file',
      'This file type isn’t supported. Use a PDF, document, spreadsheet, slides, text or picture.',
    );
  }
}

export class TitleTooLongError extends ApiError {
  constructor(max: number) {
    const message = `Enter a name of up to ${max} characters.`;
    super(400, 'validation_failed', message, { title: [message] });
  }
}

export class TooManyResourcesError extends ApiError {
  constructor(most: number) {
    super(409, 'too_many_resources', `A group can have up to ${most} links and files. Remove one first.`);
  }
}

export class NotYourResourceError extends ApiError {
  constructor() {
    super(403, 'not_yours', 'Only the person who added it, owners and moderators can remove it.');
  }
}
