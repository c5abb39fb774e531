import { paths } from '#platform/paths/paths';
import { SearchSourcesModule } from '../../core/search/search-sources.module.js';
import { EXISTS_FOR_VIEWER } from '../../core/visibility/groups.sql.js';

declare module '../../core/search/search-entry.entity.js' {
  interface EntryKinds {
    group: true;
  }
}

export const SEARCH_SOURCES = SearchSourcesModule.forFeature({
  group: (viewer) => ({
    heading: 'Groups',
    from: `JOIN groups g ON g.id = s.id
      LEFT JOIN group_memberships m ON m.group_id = g.id AND m.user_id = ${viewer}::uuid`,
    visible: EXISTS_FOR_VIEWER,
    title: 'g.name',
    excerpt: 'g.about',
    path: `'${paths.groups}/' || g.slug`,
  }),
});
