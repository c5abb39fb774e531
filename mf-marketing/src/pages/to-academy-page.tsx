import { paths } from '@futurelab/platform/paths';
import { Navigate } from '@futurelab/platform/router';

/** Addresses that became the academy's; the server redirects them before anything is rendered. */
export default function ToAcademyPage() {
  return <Navigate to={paths.academy} replace />;
}
