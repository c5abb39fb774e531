import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { relatedQuery } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Section } from '@futurelab/platform/ui';
import styles from './next-course.module.css';

/** The next course on the path. It adds to the page: where there is none, nothing is said. */
export function NextCourse({ courseParam }: { courseParam: string }) {
  const next = useQuery(relatedQuery(courseParam)).data?.nextCourse;
  if (!next) return null;
  return (
    <Section layout="margin" title="What comes next" lead="The next course on the same path.">
      <h3>
        <Link dir="auto" to={paths.course(next.slug)}>
          {next.title}
        </Link>
      </h3>
      <p>{next.promise}</p>
      <p className={styles.quiet}>
        {next.duration}, {pluralize(next.lessonCount, 'lesson')},{' '}
        {next.access === 'pro' ? 'included in Pro' : 'free'}
      </p>
    </Section>
  );
}
