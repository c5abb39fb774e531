import { paths } from '@futurelab/platform/paths';
import { WrittenPage } from '../../shared/editorial/written-page';
import { AssistantConsent } from '../../features/assistant/assistant-consent';
import { LegalDocument } from '../../features/legal/legal-document';

export default function PrivacyPage() {
  return (
    <WrittenPage page="privacy" title="Privacy" path={paths.privacy} plain>
      {({ title, body, data: { description, since } }) => (
        <>
          <LegalDocument title={title} summary={description} since={since} body={body} />
          <AssistantConsent />
        </>
      )}
    </WrittenPage>
  );
}
