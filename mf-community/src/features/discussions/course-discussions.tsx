import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { relatedQuery } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Section } from '@futurelab/platform/ui';
import styles from './course-discussions.module.css';

/** What members discuss about a course. It adds to the page: without any, or when they did not come, it is left out. */
export function CourseDiscussions({ course }: { course: string }) {
  const { data } = useQuery(relatedQuery(course));
  if (!data || data.discussions.length === 0) return null;
  return (
    <Section layout="margin" title="What members discuss">
      <ul className={styles.list}>
        {data.discussions.map(({ id, slug, title, replyCount }) => (
          <li key={id}>
            <Link dir="auto" to={paths.discussion(slug)}>
              {title}
            </Link>
            <span>{pluralize(replyCount, 'reply', 'replies')}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
