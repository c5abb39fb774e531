import { useParams } from '@futurelab/platform/router';
import { ContentListPage as ContentList } from '../../../features/content/content-list-page';
import { NothingFound } from '../../../features/content/content-frame';
import { entryKind } from '../../../queries/admin/content';

/** Partners, testimonials or episodes. */
export default function ContentListPage() {
  const kind = entryKind(useParams().kind);
  return kind ? <ContentList key={kind} kind={kind} /> : <NothingFound kind="page" />;
}
