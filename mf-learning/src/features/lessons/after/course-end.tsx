import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { relatedQuery, type Course } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { LinkButton, Skeleton } from '@futurelab/platform/ui';
import { myCertificatesQuery } from '../../../queries/certificates';
import styles from './course-end.module.css';

/** Where a finished course leads: to its certificate, and to the next course on its path. */
export default function CourseEnd({ course, courseParam }: { course: Course; courseParam: string }) {
  const certificates = useQuery(myCertificatesQuery);
  const related = useQuery(relatedQuery(courseParam));
  const certificate = certificates.data?.find(
    ({ course: { id }, status }) => id === course.id && status === 'valid',
  );
  const next = related.data?.nextCourse;
  return (
    <section className={styles.end} aria-labelledby="course-end-title">
      <h2 id="course-end-title">You finished {course.title}</h2>
      {certificates.isPending || related.isPending ? (
        <Skeleton lines={4} />
      ) : (
        <>
          {certificate && (
            <div className={styles.row}>
              <p>Your certificate has a link that anyone can check.</p>
              <LinkButton to={paths.certificate(certificate.id)}>See your certificate</LinkButton>
            </div>
          )}
          {next ? (
            <div className={styles.next}>
              <h3>
                Next on this path: <Link to={paths.course(next.slug)}>{next.title}</Link>
              </h3>
              <p>{next.promise}</p>
              <p className={styles.quiet}>
                {next.duration}, {pluralize(next.lessonCount, 'lesson')},{' '}
                {next.access === 'pro' ? 'included in Pro' : 'free'}
              </p>
            </div>
          ) : (
            <p>
              <Link to={paths.courses}>See every course</Link>
            </p>
          )}
        </>
      )}
    </section>
  );
}
