import { type ContentKind, validateContentData } from '../../site/content/content-kinds.js';
import { ContentDraft } from '../../site/content/content.dto.js';
import { validBody } from '../../core/validation/validation.js';
import { namesIn, readSeedFile } from '../seed/files/seed-files.js';
import type { FirstContent } from './types.js';

const PAGES = 'first-content/pages';

/** Content as an editor could have written it. @throws ApiError 400 */
export async function readFirstContent<K extends ContentKind>(
  kind: K,
  slug: string,
  content: object,
): Promise<FirstContent<K>> {
  const draft = await validBody(ContentDraft, { body: '', position: 0, version: 0, ...content });
  const data = validateContentData(kind, slug, draft.data) as FirstContent<K>['data'];
  return { slug, title: draft.title, body: draft.body, data };
}

/** A page the site comes with. @throws SeedFileError */
export const readPage = (slug: string): Promise<FirstContent<'page'>> =>
  readSeedFile(`${PAGES}/${slug}`, (value) => readFirstContent('page', slug, value as object));

/** All of them, a file each. @throws SeedFileError */
export const readPages = async (): Promise<FirstContent<'page'>[]> =>
  Promise.all((await namesIn(PAGES)).map(readPage));
