import { longDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Icon, LinkButton, PageHeader } from '@futurelab/platform/ui';
import type { Certificate } from '../../queries/certificates';
import styles from './certificate-status.module.css';

/** That it holds, as text for anyone who was sent the link. */
export const ValidNote = ({ certificate: { issuedAt } }: { certificate: Certificate }) => (
  <p className={styles.valid} role="status">
    <Icon name="check" />
    <span>
      <strong>This certificate is valid.</strong> FutureLab issued it on {longDateWithYear(issuedAt, 'UTC')}{' '}
      and it has not been revoked.
    </span>
  </p>
);

/** What stands in its place when it no longer holds. */
export function WithdrawnNote({ certificate }: { certificate: Certificate }) {
  const { status, replacedById, revokedAt, course, isMine } = certificate;
  if (status === 'replaced' && replacedById)
    return (
      <PageHeader
        size="display"
        eyebrow="Certificate"
        title="This certificate was corrected"
        lead={`Its name was corrected, and FutureLab issued it again. The new one for “${course.title}” holds; this one no longer does.`}
        actions={<LinkButton to={paths.certificate(replacedById)}>See the one that holds</LinkButton>}
      />
    );
  return (
    <PageHeader
      size="display"
      eyebrow="Certificate"
      title="This certificate was revoked"
      lead={
        isMine
          ? `You revoked it${revokedAt ? ` on ${longDateWithYear(revokedAt, 'UTC')}` : ''}. Whoever has this link reads that it no longer holds. You still finished “${course.title}” and can have it issued anew, under another link.`
          : `It was for the course “${course.title}”. Its owner asked us to revoke it${revokedAt ? ` on ${longDateWithYear(revokedAt, 'UTC')}` : ''}, so it proves nothing any more.`
      }
      actions={
        isMine || !course.isVisible ? undefined : (
          <LinkButton variant="secondary" to={paths.course(course.slug)}>
            See the course
          </LinkButton>
        )
      }
    />
  );
}
