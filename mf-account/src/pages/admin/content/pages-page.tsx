import { ContentListPage } from '../../../features/content/content-list-page';

/** The pages whose text is data. */
export default function PagesPage() {
  return <ContentListPage kind="page" />;
}
