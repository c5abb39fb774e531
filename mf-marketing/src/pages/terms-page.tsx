import { paths } from '@futurelab/platform/paths';
import { Container, PageHead } from '@futurelab/platform/ui';
import { LegalDocument } from '../features/legal/legal-document';
import { TERMS } from '../features/legal/terms';

export default function TermsPage() {
  return (
    <Container>
      <PageHead title="Terms" description={TERMS.summary} path={paths.terms} />
      <LegalDocument {...TERMS} />
    </Container>
  );
}
