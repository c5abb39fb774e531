import type { Schema } from '@futurelab/platform/api';
import type { PageContent } from '../../queries/content';

interface PartItem extends Schema<'PageItem'> {
  text: string;
}

/** The text for one place in a page's composition; what a place has no use for is empty. */
export interface PagePart {
  title: string;
  text: string;
  items: PartItem[];
  actions: string[];
}

/**
 * The named content parts of a page. Throws if one is missing, so that a release that needs new content fails verification
 * before it goes live.
 */
export function partsOf<Name extends string>(
  { slug, data }: PageContent,
  names: readonly Name[],
): Record<Name, PagePart> {
  const parts = names.map((name): [Name, PagePart] => {
    const part = data.parts?.[name];
    if (!part) throw new Error(`The page ${slug} has no words for ${name}`);
    const { title = '', text = '', items = [], actions = [] } = part;
    return [name, { title, text, items: items.map((item) => ({ ...item, text: item.text ?? '' })), actions }];
  });
  return Object.fromEntries(parts) as Record<Name, PagePart>;
}

/** The text at the head of a page. */
export const headOf = ({ title, data }: PageContent) => ({
  title: data.headline ?? title,
  lead: data.lead ?? data.description,
});
