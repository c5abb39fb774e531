import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import {
  Container,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  QueryBoundary,
  Skeleton,
} from '@futurelab/platform/ui';
import { IssueList } from '../../features/newsletter-archive/issue-list';
import styles from '../../features/newsletter-archive/newsletter-archive.module.css';
import { SubscribeLink } from '../../features/newsletter-archive/subscribe-link';
import { newsletterIssuesQuery } from '../../queries/newsletter-issues';

/** Every issue that is for everyone. */
export default function NewsletterPage() {
  const [params] = useSearchParams();
  const query = useQuery(newsletterIssuesQuery(params.get('after')));
  return (
    <Container>
      <PageHead
        title="Newsletter"
        description="Every issue of the FutureLab newsletter, written by people once a month."
        path={paths.newsletter}
      />
      <PageHeader title="Newsletter" lead="Written by people, once a month." />
      <QueryBoundary query={query} what="the issues" skeleton={<Skeleton lines={8} />}>
        {({ items, nextCursor }) =>
          items.length === 0 ? (
            <EmptyState title="No issues yet" action={<SubscribeLink />}>
              The first one appears here when it’s sent.
            </EmptyState>
          ) : (
            <>
              <IssueList issues={items} />
              <div className={styles.more}>
                {nextCursor && (
                  <LinkButton
                    variant="secondary"
                    to={`${paths.newsletter}?after=${encodeURIComponent(nextCursor)}`}
                  >
                    Earlier issues
                  </LinkButton>
                )}
                <SubscribeLink />
              </div>
            </>
          )
        }
      </QueryBoundary>
    </Container>
  );
}
