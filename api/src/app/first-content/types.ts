import type { ContentKind, DataOf } from '../../site/content/content-kinds.js';

/** Something the site says before anybody has changed it. */
export interface FirstContent<K extends ContentKind> {
  slug: string;
  title: string;
  /** Markdown. */
  body: string;
  data: DataOf<K>;
}
