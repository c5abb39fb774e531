import { paths } from '@futurelab/platform/paths';
import { Moved } from '@futurelab/platform/ui';

/** Addresses that became the academy's; the server redirects them before anything is rendered. */
export default function ToAcademyPage() {
  return <Moved to={paths.academy} title="Epic Life Lab" />;
}
