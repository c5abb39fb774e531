import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link, useParams } from '@futurelab/platform/router';
import { DetailPage, PageHead } from '@futurelab/platform/ui';
import { useEffect, useRef } from 'react';
import { CertificateSheet } from '../../features/certificates/certificate-sheet';
import { ValidNote, WithdrawnNote } from '../../features/certificates/certificate-status';
import { OwnCertificate } from '../../features/certificates/own-certificate';
import { ShareActions } from '../../features/certificates/share-actions';
import { focusOn } from '../../shared/focus-on';
import { certificateQuery, type Certificate } from '../../queries/certificates';
import styles from './certificate-page.module.css';

export default function CertificatePage() {
  const { id = '' } = useParams();
  const query = useQuery(certificateQuery(id));
  return (
    <DetailPage query={query} what="certificate" list={{ to: paths.courses, label: 'See every course' }}>
      {(certificate) => <CertificateArticle certificate={certificate} />}
    </DetailPage>
  );
}

/** No search engine lists it; anyone who is sent the link sees its picture. */
function CertificateArticle({ certificate }: { certificate: Certificate }) {
  const { id, status, name, course, isMine } = certificate;
  const holds = status === 'valid';
  const held = useRef(holds);
  // It was revoked here: another page stands in the place of this one.
  useEffect(() => {
    if (held.current && !holds) focusOn(document.querySelector<HTMLElement>('h1'));
    held.current = holds;
  }, [holds]);
  return (
    <article>
      <PageHead
        title={holds ? `Certificate: ${course.title}` : 'Certificate'}
        description={
          holds ? `${name} has completed the course at FutureLab.` : 'This certificate is no longer valid.'
        }
        path={paths.certificate(id)}
        unlisted
        shared={holds}
      />
      {holds ? (
        <div className={styles.page}>
          <CertificateSheet certificate={certificate} />
          <div className={styles.foot}>
            <ValidNote certificate={certificate} />
            <ShareActions certificate={certificate} />
          </div>
          <p className={styles.course}>
            What the course teaches: {course.promise}{' '}
            {course.isVisible && <Link to={paths.course(course.slug)}>See the course</Link>}
          </p>
        </div>
      ) : (
        <WithdrawnNote certificate={certificate} />
      )}
      {isMine && status !== 'replaced' && <OwnCertificate certificate={certificate} />}
    </article>
  );
}
