import { useParams } from '@futurelab/platform/router';
import { ContentFrame } from '../../../features/content/content-frame';

/** What one page says. */
export default function PagePage() {
  const { slug = '' } = useParams();
  return <ContentFrame kind="page" slug={slug} />;
}
