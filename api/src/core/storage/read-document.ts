import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import path from 'node:path';
import { asOneLine } from '#platform/text/index';
import { formFile } from '../http/multipart.js';
import {
  BrokenDocumentError,
  DocumentTooLargeError,
  NoDocumentError,
  WrongDocumentError,
} from './documents.errors.js';

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
const MAX_NAME = 100;

/** Each is known by what is in it. A file of another kind could hold a program. */
export const OFFICE_KINDS = ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'] as const;
/** Text has no mark of its own: these endings, and nothing but text. */
const TEXTS = new Set(['.txt', '.md', '.csv']);

/** What may be sent, besides text. */
export interface DocumentRules {
  kinds: ReadonlySet<string>;
  /** The same as text, for the error that refuses a file. */
  listed: string;
}

export interface ReceivedDocument {
  /** With the ending of what is in it. */
  fileName: string;
  bytes: Buffer;
  /** Of the form, as far as they stand before the file. */
  fields: MultipartFile['fields'];
}

/** The file of a form. @throws what is wrong with it, beside its field */
export async function readDocument(request: FastifyRequest, rules: DocumentRules): Promise<ReceivedDocument> {
  if (!request.isMultipart()) throw new NoDocumentError();
  const file = await formFile(request).catch(rethrow);
  const bytes = await file?.toBuffer().catch(rethrow);
  if (!file || !bytes?.length) throw new NoDocumentError();
  const ending = await endingOf(file.filename, bytes, rules.kinds);
  if (ending === undefined) throw new WrongDocumentError(rules.listed);
  return { fileName: fileNameOf(file.filename, ending), bytes, fields: file.fields };
}

function rethrow({ code }: { code?: string }): never {
  throw code === 'FST_REQ_FILE_TOO_LARGE' ? new DocumentTooLargeError() : new BrokenDocumentError();
}

async function endingOf(
  name: string,
  bytes: Buffer,
  kinds: ReadonlySet<string>,
): Promise<string | undefined> {
  const ending = path.extname(name).toLowerCase();
  const found = await fileTypeFromBuffer(bytes);
  if (!found) return TEXTS.has(ending) && !bytes.includes(0) && isUtf8(bytes) ? ending : undefined;
  // Much else is packed as a ZIP file is: a document that is not known as one, a program of Java.
  if (found.ext === 'zip' && ending !== '.zip') return undefined;
  return kinds.has(found.ext) ? `.${found.ext}` : undefined;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** What a file is called that is downloaded. */
export const fileNameOf = (name: string, ending: string): string =>
  ([...asOneLine(path.parse(name).name.replace(/["\\/:*?<>|]/g, ' '))].slice(0, MAX_NAME).join('') ||
    'file') + ending;
