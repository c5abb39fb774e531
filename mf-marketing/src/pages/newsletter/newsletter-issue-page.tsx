import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useParams } from '@futurelab/platform/router';
import { DetailPage } from '@futurelab/platform/ui';
import { Issue } from '../../features/newsletter-archive/issue';
import { newsletterIssueQuery } from '../../queries/newsletter-issues';

/** One issue of the newsletter. */
export default function NewsletterIssuePage() {
  const { slug = '' } = useParams();
  const query = useQuery(newsletterIssueQuery(slug));
  return (
    <DetailPage
      query={query}
      what="issue"
      list={{ to: paths.newsletter, label: 'See all issues' }}
      size="plain"
    >
      {(issue) => <Issue issue={issue} />}
    </DetailPage>
  );
}
