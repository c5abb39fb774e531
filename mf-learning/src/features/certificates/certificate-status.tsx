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
      and hasn’t revoked it.
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
        lead={`The name was corrected and FutureLab reissued it. This certificate for “${course.title}” is no longer valid; the new one is.`}
        actions={<LinkButton to={paths.certificate(replacedById)}>See the valid certificate</LinkButton>}
      />
    );
  return (
    <PageHeader
      size="display"
      eyebrow="Certificate"
      title="This certificate was revoked"
      lead={
        isMine
          ? `You revoked it${revokedAt ? ` on ${longDateWithYear(revokedAt, 'UTC')}` : ''}. Anyone with this link sees that it’s no longer valid. You still finished “${course.title}” and can reissue it with a new link.`
          : `It was for the course “${course.title}”. Its owner asked us to revoke it${revokedAt ? ` on ${longDateWithYear(revokedAt, 'UTC')}` : ''}, so it’s no longer valid.`
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
