import { paths } from '@futurelab/platform/paths';
import { Moved } from '@futurelab/platform/ui';

/** The home's other address. */
export default function DashboardPage() {
  return <Moved to={paths.home} title="Home" />;
}
