import { paths } from '@futurelab/platform/paths';
import { Navigate } from '@futurelab/platform/router';

/** The home's other address. */
export default function DashboardPage() {
  return <Navigate to={paths.home} replace />;
}
