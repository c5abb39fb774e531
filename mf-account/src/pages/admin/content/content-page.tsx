import { useParams } from '@futurelab/platform/router';
import { ContentFrame, NothingFound } from '../../../features/content/content-frame';
import { NewContent } from '../../../features/content/new-content';
import { entryKind, NEW_CONTENT } from '../../../queries/admin/content';

/** A partner, a testimonial or an episode. */
export default function ContentPage() {
  const { kind: name, slug = '' } = useParams();
  const kind = entryKind(name);
  if (kind && slug === NEW_CONTENT) return <NewContent kind={kind} />;
  return kind ? <ContentFrame kind={kind} slug={slug} /> : <NothingFound kind="page" />;
}
