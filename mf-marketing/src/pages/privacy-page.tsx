import { paths } from '@futurelab/platform/paths';
import { Container, PageHead } from '@futurelab/platform/ui';
import { LegalDocument } from '../features/legal/legal-document';
import { PRIVACY } from '../features/legal/privacy';

export default function PrivacyPage() {
  return (
    <Container>
      <PageHead title="Privacy" description={PRIVACY.summary} path={paths.privacy} />
      <LegalDocument {...PRIVACY} />
    </Container>
  );
}
