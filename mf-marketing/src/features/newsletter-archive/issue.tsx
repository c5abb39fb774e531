import { longDateWithYear } from '@futurelab/platform/format';
import { Markdown } from '@futurelab/platform/markdown';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { PageHead, PageHeader, StructuredData } from '@futurelab/platform/ui';
import type { NewsletterIssue } from '../../queries/newsletter-issues';
import { SubscribeLink } from './subscribe-link';
import styles from './newsletter-archive.module.css';

/** One issue, as it was sent. */
export function Issue({
  issue: { slug, subject, preheader, body, publishedAt },
}: {
  issue: NewsletterIssue;
}) {
  const path = paths.newsletterIssue(slug);
  return (
    <article className={styles.issue}>
      <PageHead
        title={subject}
        description={preheader || `The FutureLab newsletter of ${longDateWithYear(publishedAt, 'UTC')}.`}
        path={path}
        kind="article"
        within={[{ title: 'Newsletter', path: paths.newsletter }]}
      />
      <StructuredData
        about={(address) => ({
          '@type': 'Article',
          headline: subject,
          datePublished: publishedAt,
          url: address(path),
          publisher: { '@type': 'Organization', name: 'FutureLab', url: address('/') },
        })}
      />
      <PageHeader
        eyebrow={<Link to={paths.newsletter}>Newsletter</Link>}
        title={subject}
        lead={<time dateTime={publishedAt}>{longDateWithYear(publishedAt, 'UTC')}</time>}
      />
      <div className={styles.text}>
        <Markdown>{body}</Markdown>
      </div>
      <SubscribeLink />
    </article>
  );
}
