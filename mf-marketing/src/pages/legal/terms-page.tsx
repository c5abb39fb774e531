import { paths } from '@futurelab/platform/paths';
import { WrittenPage } from '../../shared/editorial/written-page';
import { LegalDocument } from '../../features/legal/legal-document';

export default function TermsPage() {
  return (
    <WrittenPage page="terms" title="Terms" path={paths.terms} plain>
      {({ title, body, data: { description, since } }) => (
        <LegalDocument title={title} summary={description} since={since} body={body} />
      )}
    </WrittenPage>
  );
}
