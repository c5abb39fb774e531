import { paths } from '#platform/paths/paths';
import { SearchSourcesModule } from '../../../core/search/search-sources.module.js';
import { DEFAULT_VISIBILITY } from '../../../core/visibility/profile-fields.js';
import { notBlocked } from '../../../core/visibility/blocks.sql.js';
import { LISTED } from '../../../core/visibility/members.sql.js';

declare module '../../../core/search/search-entry.entity.js' {
  interface EntryKinds {
    person: true;
  }
}

export const SEARCH_SOURCES = SearchSourcesModule.forFeature({
  person: (viewer) => ({
    heading: 'People',
    from: 'JOIN users u ON u.id = s.id',
    visible: `(${LISTED} AND (u.in_directory OR u.id = ${viewer}::uuid) AND ${notBlocked('u.id', viewer)})`,
    title: 'member_name(u.first_name, u.last_name)',
    excerpt: `concat_ws(' · ', nullif(u."current_role", ''),
      CASE WHEN is_visible(u.visibility, 'location', '${DEFAULT_VISIBILITY.location}', 'members')
        THEN nullif(u.location, '') END)`,
    path: `'${paths.profile}/' || u.slug`,
    membersOnly: true,
  }),
});
