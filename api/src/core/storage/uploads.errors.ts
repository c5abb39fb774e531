import { ApiError } from '../errors/errors.js';

/** What is wrong with the file someone chose, beside its field. */
class FileError extends ApiError {
  constructor(status: number, code: string, message: string) {
    super(status, code, message, { file: [message] });
  }
}

export class NoFileError extends FileError {
  constructor() {
    super(400, 'no_file', 'Choose a picture.');
  }
}

export class BrokenFormError extends FileError {
  constructor() {
    super(400, 'broken_form', 'The upload didn’t finish. Please try again.');
  }
}

export class PictureTooLargeError extends FileError {
  constructor() {
    super(413, 'picture_too_large', 'This picture is larger than 10 MB. Choose a smaller one.');
  }
}

export class TooManyPixelsError extends FileError {
  constructor() {
    super(413, 'too_many_pixels', 'This picture is larger than 50 megapixels. Resize it and try again.');
  }
}

export class NotAPictureError extends FileError {
  constructor() {
    super(
      415,
      'not_a_picture',
      'We can’t read this picture. Use JPEG, PNG, WebP, AVIF or GIF, and JPEG for iPhone photos.',
    );
  }
}

export class SvgError extends FileError {
  constructor() {
    super(415, 'svg', 'SVG files aren’t supported. Use PNG or JPEG.');
  }
}

export class DamagedPictureError extends FileError {
  constructor() {
    super(422, 'picture_damaged', 'This picture seems to be damaged. Choose another one.');
  }
}

export class BusyError extends ApiError {
  constructor() {
    super(503, 'busy', 'We’re processing many uploads right now. Please try again in a moment.');
  }
}
