import type { FastifyRequest } from 'fastify';
import path from 'node:path';
import { asOneLine } from '#platform/text/index';
import { type DocumentRules, OFFICE_KINDS, readDocument } from '../../core/storage/read-document.js';
import { MAX_TITLE } from './group-resources.dto.js';
import { TitleTooLongError } from './group-resources.errors.js';

const RULES: DocumentRules = {
  kinds: new Set([...OFFICE_KINDS, 'png', 'jpg', 'webp', 'avif', 'gif']),
  listed: 'a PDF, document, spreadsheet, slides, text or picture',
};

export interface GroupFile {
  title: string;
  fileName: string;
  bytes: Buffer;
}

/** The file of a form and what it is called. @throws what is wrong with it, beside its field */
export async function readGroupFile(request: FastifyRequest): Promise<GroupFile> {
  const { fileName, bytes, fields } = await readDocument(request, RULES);
  const { title } = fields;
  const value = title && 'value' in title && typeof title.value === 'string' ? asOneLine(title.value) : '';
  if (value.length > MAX_TITLE) throw new TitleTooLongError(MAX_TITLE);
  return { title: value || path.parse(fileName).name, fileName, bytes };
}
