import type { FastifyRequest } from 'fastify';
import { formFile } from '../http/multipart.js';
import { BrokenFormError, NoFileError, PictureTooLargeError } from './uploads.errors.js';

export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** The file of a form. @throws NoFileError, PictureTooLargeError, BrokenFormError */
export async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new NoFileError();
  const bytes = await formFile(request)
    .then((file) => file?.toBuffer())
    .catch(({ code }: { code?: string }) => {
      throw code === 'FST_REQ_FILE_TOO_LARGE' ? new PictureTooLargeError() : new BrokenFormError();
    });
  if (!bytes?.length) throw new NoFileError();
  return bytes;
}
