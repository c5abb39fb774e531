import { ApiError } from '../errors/errors.js';

/** What is wrong with the file someone chose, beside its field. */
class FileError extends ApiError {
  constructor(status: number, code: string, message: string) {
    super(status, code, message, { file: [message] });
  }
}

export class NoFileError extends FileError {
  constructor() {
    super(400, 'no_file', 'Please choose a picture.');
  }
}

export class BrokenFormError extends FileError {
  constructor() {
    super(400, 'broken_form', 'The picture did not arrive whole. Please try again.');
  }
}

export class PictureTooLargeError extends FileError {
  constructor() {
    super(413, 'picture_too_large', 'This picture is larger than 10 MB. Please choose a smaller one.');
  }
}

export class TooManyPixelsError extends FileError {
  constructor() {
    super(
      413,
      'too_many_pixels',
      'This picture has more than 50 megapixels. Please make it smaller and try again.',
    );
  }
}

export class NotAPictureError extends FileError {
  constructor() {
    super(
      415,
      'not_a_picture',
      'This is no picture that we can read. Please send a JPEG, PNG, WebP, AVIF or GIF; photos from an iPhone as JPEG.',
    );
  }
}

export class SvgError extends FileError {
  constructor() {
    super(
      415,
      'svg',
      'SVG files can hold programs, so we do not take them. Please send the picture as PNG or JPEG.',
    );
  }
}

export class DamagedPictureError extends FileError {
  constructor() {
    super(422, 'picture_damaged', 'This picture seems to be damaged. Please choose another file.');
  }
}

export class BusyError extends ApiError {
  constructor() {
    super(503, 'busy', 'Many pictures arrive right now. Please try again in a moment.');
  }
}
