import { paths } from '#platform/paths/paths';
import { SearchSourcesModule } from '../../../core/search/search-sources.module.js';
import { offered } from '../../../core/visibility/courses.sql.js';

declare module '../../../core/search/search-entry.entity.js' {
  interface EntryKinds {
    course: true;
  }
}

export const SEARCH_SOURCES = SearchSourcesModule.forFeature({
  course: () => ({
    heading: 'Courses',
    from: 'JOIN courses c ON c.id = s.id',
    visible: offered('c'),
    title: 'c.title',
    excerpt: 'c.promise',
    path: `'${paths.courses}/' || c.slug`,
  }),
});
