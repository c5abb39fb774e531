import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { type EntryKind, SearchEntry } from './search-entry.entity.js';
import { SearchTermsService } from './search-terms.service.js';
import { SearchWord } from './search-word.entity.js';

/** Where a kind of entry comes from: SQL joined to `s`, the entry, as the viewer may see it. */
export interface SearchSource {
  /** Stands above the results of the kind. */
  heading: string;
  from: string;
  visible: string;
  title: string;
  excerpt: string;
  path: string;
  /** Its results are the first of another kind's, with this said before the excerpt. */
  first?: { of: EntryKind; note: string };
  /** Visitors find none. */
  membersOnly?: true;
  /** Written all the time: a common word is found in the latest of them, and often enough. */
  isWritten?: true;
  /** Which to choose from when there are many, instead of those that rank best. */
  order?: string;
}

/** `viewer` and `pro` are parameters: a user id or null, and whether they have the HPC membership. */
type SourceFor = (viewer: string, pro: string) => SearchSource;

const sources = new Map<EntryKind, SourceFor>();

export const searchSources = (viewer: string, pro: string): [EntryKind, SearchSource][] =>
  [...sources].map(([kind, sourceFor]) => [kind, sourceFor(viewer, pro)]);

@Module({
  imports: [TypeOrmModule.forFeature([SearchEntry, SearchWord])],
  providers: [SearchTermsService],
  exports: [SearchTermsService],
})
export class SearchSourcesModule {
  static forFeature(declared: Partial<Record<EntryKind, SourceFor>>): typeof SearchSourcesModule {
    for (const [kind, source] of Object.entries(declared)) sources.set(kind as EntryKind, source);
    return SearchSourcesModule;
  }
}

/** Visitors find by the title alone what they read the title of alone. */
export const byWhatIsRead = (viewer: string) => `(${viewer}::uuid IS NOT NULL
  OR ts_filter(s.document, '{a}') @@ (SELECT query FROM asked))`;

export const forMembers = (viewer: string, text: string) =>
  `CASE WHEN ${viewer}::uuid IS NOT NULL THEN ${text} ELSE '' END`;
