import { paths } from '#platform/paths/paths';
import { SearchSourcesModule } from '../../core/search/search-sources.module.js';
import { eventIsOpenTo } from '../../core/visibility/events.sql.js';

declare module '../../core/search/search-entry.entity.js' {
  interface EntryKinds {
    event: true;
  }
}

export const SEARCH_SOURCES = SearchSourcesModule.forFeature({
  event: (viewer, pro) => ({
    heading: 'Events',
    from: 'JOIN events e ON e.id = s.id',
    visible: `(e.canceled_at IS NULL AND ${eventIsOpenTo(viewer, pro)})`,
    title: 'e.title',
    excerpt: 'e.summary',
    path: `'${paths.events}/' || e.slug`,
    // Those nearest to now.
    order: 'abs(extract(epoch FROM s.at - now()))',
  }),
});
