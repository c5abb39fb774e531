import { useParams } from '@futurelab/platform/router';
import { ContentFrame } from '../../../features/content/content-frame';
import { NothingFound } from '../../../features/content/nothing-found';
import { entryKind } from '../../../queries/admin/content';

/** A partner, a testimonial or an episode. */
export default function ContentPage() {
  const { kind: name, slug = '' } = useParams();
  const kind = entryKind(name);
  return kind ? <ContentFrame kind={kind} slug={slug} /> : <NothingFound kind="page" />;
}
