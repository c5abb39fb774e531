import { ApiError } from '../errors/errors.js';

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
  /** @param wanted the kinds there may be, after “Use” */
  constructor(wanted: string) {
    super(415, 'wrong_kind_of_file', `This file type isn’t supported. Use ${wanted}.`);
  }
}
