import { longDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Badge, Cover, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { myCertificatesQuery, type Certificate } from '../../queries/certificates';
import styles from './certificate-list.module.css';

/** The member's certificates, the last finished first. */
export function CertificateList() {
  const query = useQuery(myCertificatesQuery);
  return (
    <QueryBoundary query={query} what="your certificates" skeleton={<Skeleton lines={4} />}>
      {(certificates) =>
        certificates.length === 0 ? (
          <p className={styles.quiet}>
            Complete every lesson of a course to earn a certificate. It appears here.
          </p>
        ) : (
          <ul className={styles.list}>
            {certificates.map((certificate) => (
              <Row key={certificate.id} certificate={certificate} />
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}

const Row = ({ certificate: { id, course, completedAt, status } }: { certificate: Certificate }) => (
  <li className={styles.row}>
    <Cover seed={course.coverSeed} kind="course" ratio="square" />
    <div>
      <Link className={styles.title} to={paths.certificate(id)}>
        {course.title}
      </Link>
      <p className={styles.quiet}>
        Completed on <time dateTime={completedAt}>{longDateWithYear(completedAt, 'UTC')}</time>
      </p>
    </div>
    {status === 'revoked' && <Badge>Revoked</Badge>}
  </li>
);
