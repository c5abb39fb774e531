import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { LinkButton } from '@futurelab/platform/ui';
import { myCertificatesQuery } from '../../queries/certificates';
import styles from './course-certificate.module.css';

/** On the page of a course that the member has finished: where the certificate is. */
export function CourseCertificate({ courseId }: { courseId: string }) {
  const { isAuthenticated } = useSession();
  const { data } = useQuery({ ...myCertificatesQuery, enabled: isAuthenticated });
  const certificate = data?.find(({ course, status }) => course.id === courseId && status === 'valid');
  if (!certificate) return null;
  return (
    <aside className={styles.panel} aria-label="Your certificate">
      <p>
        <strong>You finished this course.</strong> Your certificate has a link that anyone can check.
      </p>
      <LinkButton variant="secondary" to={paths.certificate(certificate.id)}>
        See your certificate
      </LinkButton>
    </aside>
  );
}
