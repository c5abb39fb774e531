import { paths } from '#platform/paths/paths';
import { byWhatIsRead, forMembers, SearchSourcesModule } from '../../../core/search/search-sources.module.js';
import { notMuted } from '../../../core/visibility/mutes.sql.js';
import { projectIsVisibleTo } from '../../../core/visibility/projects.sql.js';

declare module '../../../core/search/search-entry.entity.js' {
  interface EntryKinds {
    project: true;
  }
}

export const SEARCH_SOURCES = SearchSourcesModule.forFeature({
  // What is hidden or was returned is found by nobody, also not by people who still see it.
  project: (viewer) => ({
    heading: 'Projects',
    from: 'JOIN projects p ON p.id = s.id',
    visible: `(p.returned_reason IS NULL AND p.hidden_at IS NULL AND ${projectIsVisibleTo(viewer, 'false')}
      AND ${notMuted('p.owner_id', viewer)}
      AND ${byWhatIsRead(viewer)})`,
    title: 'p.title',
    excerpt: forMembers(viewer, 'p.excerpt'),
    path: `'${paths.synergizer}/project/' || p.slug`,
  }),
});
