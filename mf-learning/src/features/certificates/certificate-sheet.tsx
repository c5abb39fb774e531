import { longDateWithYear, pluralize } from '@futurelab/platform/format';
import { Cover, PageTitle } from '@futurelab/platform/ui';
import type { Certificate } from '../../queries/certificates';
import styles from './certificate-sheet.module.css';

/** The certificate itself, on screen and on paper. */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const { id, name, course, lessonCount, duration, instructor, completedAt, issuedAt } = certificate;
  return (
    <div className={styles.sheet}>
      <div className={styles.text}>
        <p className={styles.site}>FutureLab</p>
        <div>
          <p className={styles.kind}>Certificate of completion</p>
          <PageTitle className={styles.name}>{name}</PageTitle>
          <p className={styles.quiet}>has completed every lesson of</p>
          <p dir="auto" className={styles.course}>
            {course.title}
          </p>
          <p className={styles.quiet}>
            {pluralize(lessonCount, 'lesson')}, {duration}, taught by {instructor.name}
          </p>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>Completed</dt>
            <dd>
              <time dateTime={completedAt}>{longDateWithYear(completedAt, 'UTC')}</time>
            </dd>
          </div>
          <div>
            <dt>Issued</dt>
            <dd>
              <time dateTime={issuedAt}>{longDateWithYear(issuedAt, 'UTC')}</time>
            </dd>
          </div>
          <div>
            <dt>Number</dt>
            <dd className={styles.number}>{id}</dd>
          </div>
        </dl>
      </div>
      <Cover seed={course.coverSeed} kind="course" className={styles.cover} />
    </div>
  );
}
