import type { FastifyRequest } from 'fastify';
import { BrokenFormError, NoFileError, PictureTooLargeError } from './uploads.errors.js';

const MAX_BYTES = 10 * 1024 * 1024;
const LIMITS = { fileSize: MAX_BYTES, files: 1, fields: 10, fieldSize: 1_000, parts: 11 };

/** The file of a form. @throws NoFileError, PictureTooLargeError, BrokenFormError */
export async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new NoFileError();
  const bytes = await request
    .file({ limits: LIMITS })
    .then((file) => file?.toBuffer())
    .catch(({ code }: { code?: string }) => {
      throw code === 'FST_REQ_FILE_TOO_LARGE' ? new PictureTooLargeError() : new BrokenFormError();
    });
  if (!bytes?.length) throw new NoFileError();
  return bytes;
}
