import { paths } from '@futurelab/platform/paths';
import { AssistantConsent } from '../../features/assistant/assistant-consent';
import { LegalPage } from '../../features/legal/legal-page';

export default function PrivacyPage() {
  return (
    <LegalPage page="privacy" title="Privacy" path={paths.privacy}>
      <AssistantConsent />
    </LegalPage>
  );
}
