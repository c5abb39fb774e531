import { paths } from '@futurelab/platform/paths';
import { LegalPage } from '../../features/legal/legal-page';

export default function TermsPage() {
  return <LegalPage page="terms" title="Terms" path={paths.terms} />;
}
