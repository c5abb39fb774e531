import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import path from 'node:path';
import { asOneLine } from '#platform/text/index';
import { formFile } from '../../core/http/multipart.js';
import {
  BrokenDocumentError,
  DocumentTooLargeError,
  NoDocumentError,
  TitleTooLongError,
  WrongDocumentError,
} from './group-resources.errors.js';
import { MAX_TITLE } from './group-resources.dto.js';

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
const MAX_NAME = 100;

/** By what is in them. A file of another kind could hold a program. */
const KINDS = new Set([
  'pdf',
  'docx',
  'xlsx',
  'pptx',
  'odt',
  'ods',
  'odp',
  'png',
  'jpg',
  'webp',
  'avif',
  'gif',
]);
/** Text has no mark of its own: these endings, and nothing but text. */
const TEXTS = new Set(['.txt', '.md', '.csv']);

export interface Document {
  title: string;
  fileName: string;
  bytes: Buffer;
}

/** The file of a form and what it is called. @throws what is wrong with it, beside its field */
export async function readDocument(request: FastifyRequest): Promise<Document> {
  if (!request.isMultipart()) throw new NoDocumentError();
  const file = await formFile(request).catch(rethrow);
  const bytes = await file?.toBuffer().catch(rethrow);
  if (!file || !bytes?.length) throw new NoDocumentError();
  const fileName = nameOf(file.filename, await endingOf(file.filename, bytes));
  const field = file.fields['title'];
  const values = field && 'value' in field && typeof field.value === 'string' ? asOneLine(field.value) : '';
  if (values.length > MAX_TITLE) throw new TitleTooLongError(MAX_TITLE);
  return { title: values || path.parse(fileName).name, fileName, bytes };
}

function rethrow({ code }: { code?: string }): never {
  throw code === 'FST_REQ_FILE_TOO_LARGE' ? new DocumentTooLargeError() : new BrokenDocumentError();
}

async function endingOf(name: string, bytes: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(bytes);
  if (found && KINDS.has(found.ext)) return `.${found.ext}`;
  const ending = path.extname(name).toLowerCase();
  if (found || !TEXTS.has(ending) || bytes.includes(0) || !isUtf8(bytes)) throw new WrongDocumentError();
  return ending;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const nameOf = (name: string, ending: string): string =>
  (asOneLine(path.parse(name).name.replace(/["\\/:*?<>|]/g, ' ')).slice(0, MAX_NAME) || 'file') + ending;
