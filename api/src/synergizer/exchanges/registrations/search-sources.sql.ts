import { paths } from '#platform/paths/paths';
import { byWhatIsRead, forMembers, SearchSourcesModule } from '../../../core/search/search-sources.module.js';
import { notMuted } from '../../../core/visibility/mutes.sql.js';
import { exchangeIsVisibleTo, STATE } from '../../../core/visibility/exchanges.sql.js';

declare module '../../../core/search/search-entry.entity.js' {
  interface EntryKinds {
    exchange: true;
  }
}

export const SEARCH_SOURCES = SearchSourcesModule.forFeature({
  exchange: (viewer) => ({
    heading: 'Exchanges',
    from: 'JOIN exchanges x ON x.id = s.id',
    visible: `(${STATE} NOT IN ('withdrawn', 'expired') AND x.hidden_at IS NULL AND ${exchangeIsVisibleTo(viewer, 'false')}
      AND ${notMuted('x.owner_id', viewer)}
      AND ${byWhatIsRead(viewer)})`,
    title: 'x.title',
    excerpt: forMembers(viewer, 'x.excerpt'),
    path: `'${paths.synergizer}/exchange/' || x.slug`,
  }),
});
