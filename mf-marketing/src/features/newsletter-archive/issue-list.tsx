import { longDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import type { NewsletterIssueSummary } from '../../queries/newsletter-issues';
import styles from './newsletter-archive.module.css';

/** The issues, the newest first. */
export const IssueList = ({ issues }: { issues: NewsletterIssueSummary[] }) => (
  <ul className={styles.issues}>
    {issues.map(({ slug, subject, preheader, publishedAt }) => (
      <li key={slug}>
        <Link to={paths.newsletterIssue(slug)}>{subject}</Link>
        <time dateTime={publishedAt}>{longDateWithYear(publishedAt, 'UTC')}</time>
        {preheader && <p>{preheader}</p>}
      </li>
    ))}
  </ul>
);
